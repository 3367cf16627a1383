import { logbookTexts, recordListTexts } from "@cathedra/domain/messages";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { aRecord } from "../../../../../test/record-form.ts";

const records = "/logbook/records";
const pageSize = 25;
const getId = (at: number) => `b0000000-0000-4000-8000-0000000000${String(at).padStart(2, "0")}`;
type Params = {
  readonly searchParams: { readonly offset?: number | null; readonly searchText?: string | null };
};

/** Opens the list with a portal that searches, pages and deletes `count` records, each with its own hospital. */
function openRecords(query: string, count: number) {
  let stored = Array.from({ length: count }, (_, at) =>
    aRecord({ id: getId(at), hospital: `Hospital ${at + 1}.`, createdBy: aRecord().createdBy }),
  ).map((record) => ({ ...record, viewerCanDelete: true, confirmationState: "unasked" }));
  const page = ({ searchParams: { offset, searchText } }: Params) => {
    const found = stored.filter(({ hospital }) => hospital.includes(searchText ?? ""));
    const from = offset ?? 0;
    return {
      activities: found.slice(from, from + pageSize),
      totalCount: found.length,
      totalCountIsExact: true,
    };
  };
  const portal = openPage(`${records}${query}`, {
    activities: page,
    activity: ({ id }: { id: string }) => stored.find((each) => each.id === id),
    deleteActivity: ({ activity: { id } }: { activity: { id: string } }) => {
      stored = stored.filter((each) => each.id !== id);
      return { deletedId: id, activities: page };
    },
  });
  return { ...portal, stored: () => stored.map(({ id }) => id) };
}
const address = (query: string) =>
  waitFor(() => expect(`${location.pathname}${location.search}`).toBe(`${records}${query}`));
const hospitals = () => screen.queryAllByText(/^Hospital \d+\.$/).map(({ textContent }) => textContent);
const shown = (...numbers: readonly number[]) =>
  waitFor(() => expect(hospitals()).toEqual(numbers.map((each) => `Hospital ${each}.`)));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const menuOf = async (row: number) =>
  (await screen.findAllByRole("button", { name: /^Actions for/ }))[row] as HTMLElement;
const dialog = async () => within(await screen.findByRole("alertdialog", { name: "Confirm delete record" }));
async function askToDelete(row: number) {
  await userEvent.click(await menuOf(row));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  return dialog();
}

test("the list can be paged and searched by keyboard, and a search starts at page 1 and shows its count (7.003, 7.046, 7.051)", async () => {
  openRecords("", pageSize + 2);
  (await screen.findByRole("link", { name: "Page 2" })).focus();
  await userEvent.keyboard("{Enter}");
  await address("?page=2");
  await shown(26, 27);
  expect(screen.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search records" }), "  Hospital 7. ");
  await address("?search=Hospital+7.");
  await shown(7);
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("1 record");
  await userEvent.type(screen.getByRole("searchbox", { name: "Search records" }), "{Escape}");
  await address("");
});

test("a column head sorts the list, and a row opens its record (7.004, X08)", async () => {
  openRecords("", 3);
  const head = await screen.findByRole("columnheader", { name: "Attending" });
  within(head).getByRole("button").focus();
  await userEvent.keyboard("{Enter}");
  await address("?sort=attending");
  await waitFor(() => expect(head.getAttribute("aria-sort")).toBe("ascending"));
  await userEvent.click(within(head).getByRole("button"));
  await address("?sort=attending&order=desc");
  await waitFor(() => expect(head.getAttribute("aria-sort")).toBe("descending"));
  await userEvent.click(screen.getByText("Hospital 2."));
  await waitFor(() => expect(location.pathname).toBe(`${records}/${getId(1)}`));
  history.back();
  await address("?sort=attending&order=desc");
});

test("a search without results shows a message and can be cleared", async () => {
  openRecords("?search=qqqqqq", 2);
  await screen.findByText(recordListTexts.empty);
  await userEvent.click(
    (await screen.findAllByRole("button", { name: "Clear filters" })).at(-1) as HTMLElement,
  );
  await shown(1, 2);
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search records" }).value).toBe("");
});

test("a page that cannot be fetched shows an error, and is loaded by Try again (7.082, G.018)", async () => {
  const portal = openRecords("", pageSize + 1);
  const second = await screen.findByRole("link", { name: "Page 2" });
  portal.become("failing");
  await userEvent.click(second);
  expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong.");
  screen.getByRole("searchbox", { name: "Search records" });
  portal.become("answering");
  await press("Try again");
  await shown(26);
});

test("a record is deleted by keyboard after a question, and without an answer it stays with a message (7.048)", async () => {
  const portal = openRecords("?sort=hospital", 3);
  const menu = await menuOf(1);
  menu.focus();
  await userEvent.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: "Delete" })).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(document.activeElement).toBe(menu));

  portal.lose("useDeleteRecordMutation");
  await userEvent.click((await askToDelete(1)).getByRole("button", { name: "Delete record" }));
  await screen.findByText(logbookTexts.recordDeletionFailed);
  expect(portal.stored()).toHaveLength(3);
  portal.lose("useDeleteRecordMutation", false);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBe(null));

  await userEvent.click((await askToDelete(1)).getByRole("button", { name: "Delete record" }));
  await screen.findByText(logbookTexts.recordDeleted);
  await shown(1, 3);
  expect(portal.stored()).toEqual([getId(0), getId(2)]);
  await address("?sort=hospital");
  // The focus is on the row that took the place of the deleted one.
  await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe(`${records}/${getId(2)}`));
});

test("deleting the only record of the last page leads to the page before it", async () => {
  openRecords("?page=2", pageSize + 1);
  await shown(26);
  await userEvent.click((await askToDelete(0)).getByRole("button", { name: "Delete record" }));
  await address("");
  await waitFor(() => expect(hospitals()).toHaveLength(pageSize));
  expect(screen.queryByRole("navigation", { name: "Pages of records" })).toBe(null);
  await waitFor(() => expect(document.activeElement?.closest("tbody")).not.toBe(null));
});

test("deleting a record on its own page leads to the list", async () => {
  const portal = openRecords(`/${getId(0)}`, 2);
  await press("Delete record");
  await userEvent.click((await dialog()).getByRole("button", { name: "Delete record" }));
  await address("");
  await shown(2);
  expect(portal.stored()).toEqual([getId(1)]);
});
