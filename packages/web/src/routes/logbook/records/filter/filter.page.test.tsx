import { catalogue } from "@cathedra/domain/logbook";
import { recordListTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { later } from "../../../../../test/portal/portal.ts";
import { aRecord } from "../../../../../test/record-form.ts";

const records = "/logbook/records";
const found = { activities: [aRecord()], totalCount: 60, totalCountIsExact: true };
const offered = {
  interventionTypes: catalogue.interventionTypes,
  attending: [],
  hospitals: [],
  viewerCanFilterByParticipant: false,
};

async function openRecords(query = "", answers: object = {}, person = cast.maya) {
  const portal = openPage(
    `${records}${query}`,
    { user: viewer(person), activities: found, IRLogFormData: offered, ...answers },
    person,
  );
  await screen.findByText("Northgate Main");
  return portal;
}
/** The variables of the list's last request. */
const lastAsked = (portal: Awaited<ReturnType<typeof openRecords>>) =>
  portal.asked.filter(({ name }) => name === "RecordsQuery").at(-1)?.variables;
const address = (query: string) =>
  waitFor(() => expect(`${location.pathname}${location.search}`).toBe(`${records}${query}`));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
async function openFilters() {
  await press("Filters");
  return within(await screen.findByRole("dialog", { name: "Filters" }));
}
const choose = async (button: RegExp, option: string) => {
  await press(button);
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
const inUse = () =>
  within(screen.getByRole("region", { name: "Filters in use" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("filters narrow the list step by step from its first page, and Back leads before them", async () => {
  const portal = await openRecords("?page=2");
  const filters = await openFilters();
  await filters.findByRole("button", { name: /Intervention type/ });
  // Only administrators filter by participant (7.007).
  expect(filters.queryByRole("searchbox", { name: "Participant" })).toBe(null);
  expect(filters.getByRole<HTMLButtonElement>("button", { name: /Organ system/ }).disabled).toBe(true);

  await choose(/Intervention type/, "Venous Interventions");
  await address("?type=Venous+Interventions");
  await choose(/Organ system/, "Deep veins");
  await address("?type=Venous+Interventions&system=Deep+veins");
  await userEvent.click(filters.getByRole("button", { name: "Show records" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Filters (2)" })),
  );
  expect(lastAsked(portal)).toMatchObject({
    searchParams: { interventionType: "Venous Interventions", organSystem: "Deep veins", offset: 0 },
  });
  history.back();
  await address("?page=2");
  expect(screen.queryByRole("region", { name: "Filters in use" })).toBe(null);
});

test("an address with filters shows them, and each can be removed", async () => {
  await openRecords("?type=Venous+Interventions&system=Deep+veins");
  expect(inUse()).toEqual([
    "Intervention type: Venous Interventions",
    "Organ system: Deep veins",
    "Clear filters",
  ]);
  await press("Remove the filter: Organ system: Deep veins");
  await address("?type=Venous+Interventions");
  history.back();
  await screen.findByRole("button", { name: "Filters (2)" });
});

test("an address with invalid filters finds nothing and can be cleared", async () => {
  const portal = openPage(`${records}?type=Magic&from=never&attending=%00&hospital=Nowhere%20General`, {
    activities: { activities: [], totalCount: 0, totalCountIsExact: true },
  });
  await screen.findByText(recordListTexts.empty);
  portal.answer({ activities: found });
  const main = within(screen.getByRole("main"));
  await userEvent.click(main.getAllByRole("button", { name: "Clear filters" }).at(-1) as HTMLElement);
  await address("");
  await waitFor(() => expect(screen.queryByText(recordListTexts.empty)).toBe(null));
});

const ofAdmin = { IRLogFormData: { ...offered, viewerCanFilterByParticipant: true } };

test("a group admin can filter by participant and clear the filter", async () => {
  await openRecords("", ofAdmin, cast.priya);
  const filters = await openFilters();
  const participant = await filters.findByRole<HTMLInputElement>("searchbox", { name: "Participant" });
  await userEvent.type(participant, "herrera");
  await address("?participant=herrera");
  await userEvent.click(filters.getAllByRole("button", { name: "Clear" }).at(-1) as HTMLElement);
  await address("");
  expect(participant.value).toBe("");
});

test("choices made before an answer arrives are kept", async () => {
  const portal = await openRecords("", ofAdmin, cast.priya);
  const filters = await openFilters();
  const participant = await filters.findByRole<HTMLInputElement>("searchbox", { name: "Participant" });
  const answer = later<typeof found>();
  portal.answer({ activities: () => answer.promise });
  // Leaving the field searches at once, so that the typed text is neither lost nor applied later.
  await userEvent.type(participant, "herrera");
  await choose(/Primary modality/, "Ultrasound");
  await address("?participant=herrera&modality=Ultrasound");
  expect(filters.getByRole("button", { name: /Primary modality/ }).textContent).toContain("Ultrasound");
  await userEvent.click(filters.getAllByRole("button", { name: "Clear" }).at(-1) as HTMLElement);
  await address("");
  expect(participant.value).toBe("");
  await userEvent.click(filters.getByRole("button", { name: "Show records" }));

  await userEvent.type(screen.getByRole("searchbox", { name: "Search records" }), "biopsy");
  await press(/^Procedure/);
  await address("?search=biopsy&sort=procedureName");
  answer.resolve({ ...found, activities: [aRecord({ hospital: "Answered at last" })] });
  await screen.findByText("Answered at last");
  expect(lastAsked(portal)).toMatchObject({
    searchParams: { searchText: "biopsy", sortField: "procedureName" },
  });
});
