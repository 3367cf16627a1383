import { expect, test } from "vitest";
import {
  chunks,
  getPages,
  gzippedSize,
  manifest,
  page,
  scriptsOf,
  stylesOf,
  withStaticImports,
} from "./dist.ts";

// Kilobytes of gzipped scripts and styles, and numbers of files. Raising one needs a decision (decision 0031).
const budget = {
  /** Includes the start page, which is part of the first view. */
  firstView: 269.4,
  /** The files that every page needs, including the first view. */
  page: 451,
  /** Scripts and styles of any page. */
  files: 30,
};

const pages = chunks.filter((chunk) => /^src\/routes\/(?:.+\/)?route\.tsx$/u.test(chunk));
const withMain = withStaticImports("src/main.tsx");
const start = withStaticImports("index.html");
const initial = new Set([...start, ...withMain]);

function needsOf(names: Iterable<string>): readonly string[] {
  const needed = [...names];
  return [...scriptsOf(needed), ...stylesOf(needed)];
}

test("a visitor who is not signed in is redirected before the portal itself is loaded", () => {
  expect([...start].filter((chunk) => withMain.has(chunk))).toEqual(["index.html"]);
  // A template is not loaded: the first script uses it for people who are signed in.
  const [template = ""] = /<template id="portal">.*<\/template>/.exec(page) ?? [];
  expect(template).toContain(manifest["src/main.tsx"]?.file);
  expect(page.replace(template, "")).not.toContain(manifest["src/main.tsx"]?.file);
  expect(stylesOf(start).size).toBe(0);
});

test("the first view, including home, stays within its budget", () => {
  const home = [...getPages("home"), "src/routes/home/route.tsx"];
  const beyond = home
    .flatMap((chunk) => [...withStaticImports(chunk)])
    .filter((chunk) => !initial.has(chunk));
  expect(beyond.filter((chunk) => scriptsOf([chunk]).size > 0 && !home.includes(chunk))).toEqual([]);
  const size = gzippedSize(needsOf([...initial, ...home]));
  console.log(`first view: ${size} kB gzip`);
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThanOrEqual(budget.firstView);
});

test("the addresses of all areas run before the code of the portal is there", () => {
  const areas = chunks.filter((chunk) => manifest[chunk]?.name?.startsWith("area-"));
  expect(areas.length).toBeGreaterThan(20);
  const needed = new Set(areas.flatMap((area) => [...withStaticImports(area)]));
  for (const chunk of [...areas, ...start]) needed.delete(chunk);
  const names = [...needed].map((chunk) => manifest[chunk]?.name);
  expect(names.filter((name) => !["addresses", "lists", "rolldown-runtime"].includes(name ?? ""))).toEqual(
    [],
  );
});

test("every page has its own chunk", () => {
  expect(pages.length).toBeGreaterThanOrEqual(60);
});

test.each(pages)("%s stays within the budget of a page", (route) => {
  const areaChunks = getPages(route.split("/")[2]).flatMap((chunk) => [...withStaticImports(chunk)]);
  const files = needsOf(new Set([...initial, ...areaChunks, ...withStaticImports(route)]));
  const size = gzippedSize(files);
  console.log(`${route}: ${size} kB gzip in ${files.length} files, with the first view`);
  expect(size).toBeLessThanOrEqual(budget.page);
  expect(files.length).toBeLessThanOrEqual(budget.files);
});

test("no chunks depend on each other in a circle", () => {
  const circles: string[] = [];
  const state = new Map<string, "open" | "done">();
  const visit = (chunk: string, way: readonly string[]): void => {
    if (state.get(chunk) === "done") return;
    if (state.get(chunk) === "open") {
      circles.push([...way.slice(way.indexOf(chunk)), chunk].join(" → "));
      return;
    }
    state.set(chunk, "open");
    for (const imported of manifest[chunk]?.imports ?? []) visit(imported, [...way, chunk]);
    state.set(chunk, "done");
  };
  for (const chunk of chunks) visit(chunk, []);
  expect(circles).toEqual([]);
});
