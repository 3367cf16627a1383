import { recordListTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { later } from "../../../../../test/portal/portal.ts";

const record = (id: string, rest: object = {}) => ({
  id,
  groupId: 1,
  groupName: "IR Residents",
  dateOfProcedure: "2026-11-19",
  optionalIdentifier: null,
  hospital: "Northgate Children's Hospital",
  attending: { id: 4, firstName: "Rajesh", lastName: "Iyer" },
  participantNames: ["Maya Lindqvist"],
  procedure: { name: `Adrenal vein sampling ${id}` },
  createdBy: { keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" },
  viewerCanDelete: true,
  confirmationState: "open",
  ...rest,
});
const listOf = (...activities: readonly object[]) => ({
  activities: { totalCount: activities.length, totalCountIsExact: true, activities },
});

const shown = async () => {
  await screen.findAllByRole("rowheader");
  return screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
};

test("a record is named by its procedure, which links to it, and empty columns are hidden", async () => {
  openPage("/logbook/records", listOf(record("a"), record("b")));
  const columns = await shown();
  expect(columns[0]).toBe("Procedure Name");
  expect(columns).not.toContain("Identifier");
  expect(columns).not.toContain("Recorded by");
  const [first] = screen.getAllByRole("rowheader");
  const link = within(first as HTMLElement).getByRole("link", { name: "Adrenal vein sampling a" });
  expect(link.getAttribute("href")).toBe("/logbook/records/a");
});

test("the identifier column is shown if a record has an identifier", async () => {
  openPage("/logbook/records", listOf(record("a", { optionalIdentifier: "case 885" }), record("b")));
  expect(await shown()).toContain("Identifier");
});

test("a list sorted by identifier shows its column", async () => {
  openPage("/logbook/records?sort=optionalIdentifier", listOf(record("a")));
  expect(await shown()).toContain("Identifier");
});

test("the person who recorded is shown only for records of other people", async () => {
  const createdBy = { keycloak_id: cast.priya.keycloakId, first_name: "Priya", last_name: "Raman" };
  openPage("/logbook/records", listOf(record("a"), record("b", { createdBy })));
  await shown();
  const [first, second] = screen.getAllByRole("row").slice(1);
  expect(first?.textContent).not.toContain("Recorded by");
  expect(second?.textContent).toContain("Recorded by Priya Raman");
});

test("a list searched at the start of words only says so", async () => {
  const list = listOf(record("a"));
  openPage("/logbook/records?searchText=ad", {
    activities: { ...list.activities, matchesWordStartsOnly: true },
  });
  await shown();
  expect(screen.getByText(new RegExp(recordListTexts.wordStartsOnly)).textContent).toContain("1 record ·");
});

test("placeholders for the first rows prevent the footer from moving", async () => {
  const answer = later<object>();
  openPage("/logbook/records", { activities: () => answer.promise });
  expect((await screen.findByRole("table", { name: "Records" })).closest("[data-skeleton]")).not.toBe(null);
  answer.resolve(listOf().activities);
  await screen.findByText(recordListTexts.empty);
  expect(screen.getByRole("table", { name: "Records" }).closest("[data-skeleton]")).toBe(null);
});
