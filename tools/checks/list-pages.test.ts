import { resolve } from "node:path";
import { adminSections } from "@cathedra/domain/access";
import { expect, test } from "vitest";
import { neverReread, withoutSection } from "./list-pages.ts";
import { readWeb } from "./web-layers.ts";

const web = readWeb(resolve(import.meta.dirname, "../.."));
const pages = web.find(({ path }) => path === "routes/admin/pages.ts")?.text ?? "";

/** Tables that no page has to refresh. */
const notReread = [
  // Computed from what the person types.
  "routes/admin/accounts/proficiency/RuleChances.tsx",
  // Refreshed by the pages of attendings and hospitals, which lie beside it.
  "routes/admin/logbook/lists/EntryTable.tsx",
  // The event is over.
  "routes/cloud-event/report/route.tsx",
];

test("every page with a table rereads its rows", () => expect(neverReread(web)).toEqual(notReread));

/** Further tables that nothing refreshes once a file no longer does. */
const withoutHookIn = (forgetful: string) =>
  neverReread(
    web.map(({ path, text }) => ({
      path,
      text: path === forgetful ? text.replace(/useRefreshOnReturn\(|usePoll\(/g, "") : text,
    })),
  ).filter((path) => !notReread.includes(path));

test("a page that does not reread its rows is reported, whatever draws them", () => {
  const groups = "routes/admin/groups/Groups.tsx";
  expect(withoutHookIn(groups)).toEqual(["routes/admin/groups/GroupTable.tsx", groups]);
  expect(withoutHookIn("features/table-page/PagedList.tsx")).toContain(
    "routes/admin/feedback/AdminFeedback.tsx",
  );
});

test("every administration page has a section, and a page without one is reported", () => {
  expect(pages.match(/path: "admin\//g)?.length).toBeGreaterThan(20);
  expect(withoutSection(pages, adminSections)).toEqual([]);
  expect(withoutSection(`${pages} path: "admin/planted"`, adminSections)).toEqual(["/admin/planted"]);
});
