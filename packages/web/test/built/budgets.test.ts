import path from "node:path";
import { expect, test } from "vitest";
import {
  chunks,
  filesOf,
  gzippedSize,
  manifest,
  page,
  read,
  scriptsOf,
  stylesOf,
  withStaticImports,
} from "./dist.ts";

// gzip kB, from the performance goals. Raising one of them is a decision, not a fix. `whole` is the first view with all
// that a page needs beyond it; a form needs most, and that of the record its own (decision 0031). `pageStyle` is all that
// a page needs, with the first view's; `styleChunk` one file of styles beyond it (decision 0031).
const budget = {
  start: 10,
  firstView: 190,
  area: 35.8,
  home: 222,
  chunk: 40,
  whole: 326,
  recordForm: 346,
  pageStyle: 20,
  styleChunk: 3,
  catalogue: 15,
  documentReader: 115,
};
/** Scripts and styles that the start page needs, its first view's with them. */
const mostFilesOfHome = 16;
const isRecordForm = (route: string) => /\/records\/(copy|create|record)\/route/.test(route);

// Data, which stays with the browser from one version of it to the next: it has its own budget (decision 0047).
const isCatalogue = (file: string) => file.includes("/procedure-catalogue-");
// A library that opens with a document, and stays with the browser too (decision 0256).
const isDocumentReader = (file: string) => file.includes("/document-reader-");

const routes = chunks.filter((chunk) => manifest[chunk]?.isDynamicEntry === true);
const pages = routes.filter((chunk) => /^src\/routes\/(?:.+\/)?route\.tsx$/u.test(chunk));

const withMain = withStaticImports("src/main.tsx");
const start = withStaticImports("index.html");
const initial = new Set([...start, ...withMain]);

test("who is not signed in leaves before the portal itself is loaded", () => {
  expect([...start].filter((chunk) => withMain.has(chunk))).toEqual(["index.html"]);
  expect(page).not.toContain(manifest["src/main.tsx"]?.file);
  const size = gzippedSize(scriptsOf(start));
  console.log(`what every page begins with: ${size} kB gzip`);
  expect(size).toBeLessThanOrEqual(budget.start);
  expect(stylesOf(start).size).toBe(0);
});

test("the first view's script stays within its budget", () => {
  const size = gzippedSize(scriptsOf(initial));
  console.log(`first view: ${size} kB gzip of script in ${scriptsOf(initial).size} files`);
  expect(size).toBeGreaterThan(100);
  expect(size).toBeLessThanOrEqual(budget.firstView);
});

const areas = chunks.filter((chunk) => /^src\/routes\/[^/]+\/pages\.ts$/u.test(chunk));

test("the first view knows of no page: it has the areas, and what is in them comes with them", () => {
  expect(areas.length).toBeGreaterThanOrEqual(9);
  const inFirstView = [...initial].flatMap((chunk) => manifest[chunk]?.dynamicImports ?? []);
  const known = inFirstView.filter((chunk) => chunk.startsWith("src/routes/")).toSorted();
  const ofTheFrame = ["auth-callback", "not-found", "signed-out"].map(
    (name) => `src/routes/${name}/route.tsx`,
  );
  expect(known).toEqual([...areas, ...ofTheFrame].toSorted());
  const text = [...scriptsOf(initial)].map(read).join("");
  for (const route of pages.filter((route) => !ofTheFrame.includes(route))) {
    const file = manifest[route]?.file ?? "";
    expect(file).not.toBe("");
    expect(text.includes(path.posix.basename(file)), route).toBe(false);
  }
});

test.each(areas)("what %s needs before its pages' queries can leave is small", (area) => {
  const beyond = [...withStaticImports(area)].filter((chunk) => !initial.has(chunk));
  expect(gzippedSize(scriptsOf(beyond))).toBeLessThanOrEqual(budget.area);
});

test("the start page is a handful of files", () => {
  const needed = ["src/routes/home/pages.ts", "src/routes/home/route.tsx"].flatMap((chunk) => [
    ...withStaticImports(chunk),
  ]);
  const all = new Set([...initial, ...needed]);
  const files = scriptsOf(all).size + stylesOf(all).size;
  const size = gzippedSize(scriptsOf(all));
  console.log(`the start page: ${files} files, ${size} kB gzip of script`);
  expect(files).toBeLessThanOrEqual(mostFilesOfHome);
  expect(size).toBeLessThanOrEqual(budget.home);
});

test("no file of styles that comes later is heavier than its budget", () => {
  const first = stylesOf(initial);
  const later = [...filesOf(".css")].filter((file) => !first.has(file));
  console.log(`all styles: ${gzippedSize(filesOf(".css"))} kB gzip in ${later.length + first.size} files`);
  expect(later.length).toBeGreaterThan(20);
  expect(later.filter((file) => gzippedSize([file]) > budget.styleChunk)).toEqual([]);
});

test.each(pages)("all styles that %s needs stay within their budget", (route) => {
  const size = gzippedSize(stylesOf([...initial, ...withStaticImports(route)]));
  console.log(`${route}: ${size} kB gzip of styles`);
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(budget.pageStyle);
});

test.each(pages)("all that %s needs stays within its budget", (route) => {
  const all = [...initial, ...withStaticImports(route)];
  const size = gzippedSize([...scriptsOf(all)].filter((file) => !isCatalogue(file)));
  console.log(`${route}: ${size} kB gzip with the first view`);
  expect(size).toBeLessThanOrEqual(isRecordForm(route) ? budget.recordForm : budget.whole);
});

test("the pages are chunks of their own", () => {
  expect(pages.length).toBeGreaterThanOrEqual(11);
});

test("no chunk that comes later is heavier than its budget", () => {
  const later = [...scriptsOf(chunks)].filter((file) => !scriptsOf(initial).has(file));
  const readers = later.filter(isDocumentReader);
  expect(readers).toHaveLength(1);
  expect(gzippedSize(readers)).toBeLessThanOrEqual(budget.documentReader);
  expect(pages.flatMap((page) => [...scriptsOf(withStaticImports(page))]).filter(isDocumentReader)).toEqual(
    [],
  );
  const heavy = later
    .filter((file) => !isDocumentReader(file))
    .map((file) => ({ file, size: gzippedSize([file]) }))
    .filter(({ size }) => size > budget.chunk);
  expect(heavy).toEqual([]);
});

test("the OpenID client, dialogs and menus are no part of the first view, nor of the start page", () => {
  const atHome = [...initial, ...withStaticImports("src/routes/home/route.tsx")];
  for (const name of ["identity", "overlays"]) {
    expect(
      chunks.filter((chunk) => manifest[chunk]?.name === name),
      name,
    ).toHaveLength(1);
    expect(
      atHome.filter((chunk) => manifest[chunk]?.name === name),
      name,
    ).toEqual([]);
  }
});

test("what only opens later is no part of the record's page", () => {
  const page = withStaticImports("src/routes/logbook/records/record/route.tsx");
  for (const name of ["LazyControl", "RecordView", "SaveConflict", "DeleteAndLeave"]) {
    expect(
      routes.filter((chunk) => chunk.endsWith(`/${name}.tsx`)),
      name,
    ).toHaveLength(1);
    expect(
      [...page].filter((chunk) => chunk.includes(name)),
      name,
    ).toEqual([]);
  }
});

test("the procedure catalogue is a file of its own, which the browser keeps, and no part of the first view", () => {
  const files = [...scriptsOf(chunks)].filter(isCatalogue);
  expect(files).toHaveLength(1);
  expect(gzippedSize(files)).toBeLessThanOrEqual(budget.catalogue);
  expect([...scriptsOf(initial)]).not.toContain(files[0]);
  console.log(`the procedure catalogue: ${gzippedSize(files)} kB gzip`);
});

test("no two chunks need each other, which would leave one of them half-made", () => {
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
