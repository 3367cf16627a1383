import { resolve } from "node:path";
import { adminSections } from "@cathedra/domain/access";
import { expect, test } from "vitest";
import { neverReread, withoutSection } from "./list-pages.ts";
import { readWeb } from "./web-layers.ts";

const web = readWeb(resolve(import.meta.dirname, "../.."));
const pages = web.find(({ path }) => path === "routes/admin/pages.ts")?.text ?? "";

test("the rows of every page with a table are read again", () => expect(neverReread(web)).toEqual([]));

test("a page that forgets it is found", () => {
  const forgotten = web.map(({ path, text }) => ({
    path,
    text:
      path === "routes/admin/software/AdminSoftware.tsx"
        ? text.replace(/useRefreshOnReturn\(|usePoll\(/g, "")
        : text,
  }));
  expect(neverReread(forgotten)).toEqual(["routes/admin/software/AdminSoftware.tsx"]);
});

test("every page of the administration has its section, and one without it is found", () => {
  expect(pages.match(/path: "admin\//g)?.length).toBeGreaterThan(20);
  expect(withoutSection(pages, adminSections)).toEqual([]);
  expect(withoutSection(`${pages} path: "admin/planted"`, adminSections)).toEqual(["/admin/planted"]);
});
