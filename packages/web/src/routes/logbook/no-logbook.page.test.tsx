import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../test/portal/open-page.tsx";
import { refusal } from "../../../test/portal/portal.ts";
import { aRecord } from "../../../test/record-form.ts";

test.each(["/logbook", "/logbook/records", "/logbook/records/create", "/logbook/export"])(
  "a person without a logbook is told so at %s",
  async (address) => {
    openPage(address, {}, cast.nils);
    await screen.findByText(/does not include the logbook/);
    const main = within(screen.getByRole("main"));
    const links = main.getAllByRole("link").filter((link) => link.closest("nav") === null);
    expect(links.map(({ textContent }) => textContent)).toEqual(["Home"]);
    expect(main.queryByRole("searchbox")).toBe(null);
    expect(main.queryByRole("button", { name: "Save record" })).toBe(null);
  },
);

test("a person who may not create records is not offered to", async () => {
  openPage("/logbook/records", {
    user: { ...viewer(cast.george), viewerCanUseLogbook: true, viewerCanCreateRecord: false },
  });
  await screen.findByRole("heading", { level: 1, name: "Existing Records" });
  await screen.findByText(/No records found/);
  expect(screen.queryByRole("link", { name: "Create record" })).toBe(null);
});

test("if the latest records cannot be loaded, the page says so instead of showing none", async () => {
  openPage("/logbook", { recentActivities: refusal("INTERNAL") });
  await screen.findByText("No records exist or are available");
  expect(screen.queryByText("No recent records found")).toBe(null);
});

test("the logbook page shows the latest records and links to all of them (7.001), and to the export of all", async () => {
  const record = aRecord();
  openPage("/logbook", { recentActivities: [record] });
  const card = within(await screen.findByRole("region", { name: "IR Log" }));
  const row = within(await card.findByRole("row", { name: new RegExp(record.procedure.name) }));
  expect(row.getByRole("link").getAttribute("href")).toBe(`/logbook/records/${record.id}`);
  expect(card.getByRole("link", { name: "View All" }).getAttribute("href")).toBe("/logbook/records");
  const exports = screen.getByRole("link", { name: "Export whole logbook" });
  expect(exports.getAttribute("href")).toBe("/logbook/export");
});
