import { resolve } from "node:path";
import { adminSections } from "@cathedra/domain/access";
import { expect, test } from "vitest";
import { neverReread, withoutSection } from "./list-pages.ts";
import { readWeb } from "./web-layers.ts";

const web = readWeb(resolve(import.meta.dirname, "../.."));
const pages = web.find(({ path }) => path === "routes/admin/pages.ts")?.text ?? "";

test("every page with a table rereads its rows", () => expect(neverReread(web)).toEqual([]));

test("a page that does not reread its rows is reported", () => {
  const forgotten = web.map(({ path, text }) => ({
    path,
    text:
      path === "routes/admin/software/AdminSoftware.tsx"
        ? text.replace(/useRefreshOnReturn\(|usePoll\(/g, "")
        : text,
  }));
  expect(neverReread(forgotten)).toEqual(["routes/admin/software/AdminSoftware.tsx"]);
});

test("every administration page has a section, and a page without one is reported", () => {
  expect(pages.match(/path: "admin\//g)?.length).toBeGreaterThan(20);
  expect(withoutSection(pages, adminSections)).toEqual([]);
  expect(withoutSection(`${pages} path: "admin/planted"`, adminSections)).toEqual(["/admin/planted"]);
});
