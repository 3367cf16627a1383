import { appErrorText } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../test/portal/portal.ts";
import { endoleak } from "../../../../test/record-form.ts";

const getPerson = ({ keycloakId, firstName, lastName }: typeof cast.maya) => ({
  keycloak_id: keycloakId,
  first_name: firstName,
  last_name: lastName,
});

const aRecordOf = (person: typeof cast.maya, id: string) => ({
  id,
  dateOfProcedure: "2026-03-02",
  hospital: "St. Aldhelm Medical Center",
  attending: { firstName: "Katarzyna", lastName: "Wójcik" },
  procedure: endoleak,
  groupName: "IR Residents",
  procedureIndication: "Trauma",
  confirmationState: "open",
  createdAt: "2026-03-02T18:00:00.000Z",
  createdBy: getPerson(person),
  participants: [{ name: `${person.firstName} ${person.lastName}`, role: "Operator" }],
});

const pair = {
  id: "r1:r2",
  isDismissed: false,
  decidedAt: null,
  decidedBy: null,
  first: aRecordOf(cast.maya, "r1"),
  second: aRecordOf(cast.tomas, "r2"),
};
const dismissed = {
  ...pair,
  isDismissed: true,
  decidedAt: "2026-11-27T12:00:00.000Z",
  decidedBy: getPerson(cast.priya),
};
const counts = [
  {
    customer: { id: 1, name: "Northgate" },
    group: { id: 1, name: "IR Residents" },
    entries: 1214,
    procedures: 1213,
  },
];
const answers = { logbookDoubles: { totalCount: 1, pairs: [pair] }, logbookCaseCounts: counts };

test("a pair stands side by side, is marked as not a double, and suspected again in its place", async () => {
  const portal = openPage(
    "/logbook/doubles",
    { ...answers, setLogbookDoubleDismissed: dismissed },
    cast.priya,
  );
  const card = within(await screen.findByRole("article", { name: `${endoleak.name}, 03/02/2026` }));
  expect(card.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Record of Maya Lindqvist", "/logbook/records/r1"],
    ["Record of Tomás Herrera", "/logbook/records/r2"],
  ]);
  const numbers = within(screen.getByRole("table", { name: "Entries and procedures" }));
  expect(numbers.getByRole("row", { name: /Northgate/ }).textContent).toMatch(/1,214.*1,213/);
  await userEvent.click(card.getByRole("button", { name: "Not a double" }));
  await card.findByText("Marked as not a double by Priya Raman on 11/27/2026.");
  await userEvent.click(card.getByRole("button", { name: "Suspect again" }));
  const sent = () =>
    portal.asked.flatMap(({ name, variables }) => (name === "useSetDoubleMutation" ? [variables] : []));
  await waitFor(() =>
    expect(sent()).toEqual([
      { first: "r1", second: "r2", isDismissed: true },
      { first: "r1", second: "r2", isDismissed: false },
    ]),
  );
});

test("a refused decision is said, and the pair stays suspected", async () => {
  openPage("/logbook/doubles", { ...answers, setLogbookDoubleDismissed: refusal("NOT_FOUND") }, cast.priya);
  await userEvent.click(await screen.findByRole("button", { name: "Not a double" }));
  await screen.findByText(appErrorText("NOT_FOUND"));
  screen.getByRole("button", { name: "Not a double" });
});

test("the address says which pairs are shown, and an empty list says why", async () => {
  const none = { logbookDoubles: { totalCount: 0, pairs: [] } };
  const portal = openPage(
    "/logbook/doubles?show=dismissed&to=2025-06-30&page=2",
    { ...none, logbookCaseCounts: counts },
    cast.priya,
  );
  await screen.findByText("No pair of these months was marked as not a double.");
  expect(portal.asked.find(({ name }) => name === "DoublesQuery")?.variables).toEqual({
    dismissed: true,
    to: "2025-06-30",
    limit: 20,
    offset: 20,
  });
  // Twelve whole months are shown; the tabs stay with them.
  screen.getByText("Cases of 07/01/2024 to 06/30/2025");
  const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(getHref("12 months earlier")).toBe("/logbook/doubles?show=dismissed&to=2024-06-30");
  expect(getHref("12 months later")).toBe("/logbook/doubles?show=dismissed&to=2026-06-30");
  expect(getHref("Suspected")).toBe("/logbook/doubles?to=2025-06-30");
  await userEvent.click(screen.getByRole("link", { name: "Suspected" }));
  await screen.findByText("No records of these months look like double entries.");
});
