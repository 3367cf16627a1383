import { expect, test } from "vitest";
import { chunks, getPages, read, scriptsOf, withStaticImports } from "./dist.ts";

const isReader = (file: string) => file.includes("/document-reader-");

const first = ["index.html", "src/main.tsx", ...getPages("home"), "src/routes/home/route.tsx"];
const atFirst = [...scriptsOf(first.flatMap((chunk) => [...withStaticImports(chunk)]))];

test("the document reader is in neither the first view nor the updates page before a document is opened", () => {
  const updates = [...withStaticImports("src/routes/system/updates/route.tsx")];
  const needed = [...atFirst, ...scriptsOf(updates)];
  expect(needed.filter((file) => isReader(file) || read(file).includes("pdfjs"))).toEqual([]);
  expect([...scriptsOf(chunks)].filter(isReader)).toHaveLength(1);
});

test("the first view contains no code of the update checker (11.034)", () => {
  const looks = (file: string) => read(file).includes("cathedra.updates-known");
  expect(atFirst.filter(looks)).toEqual([]);
  expect([...scriptsOf(chunks)].filter(looks)).toHaveLength(1);
});
