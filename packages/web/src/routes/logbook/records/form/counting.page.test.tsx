import { cast, getCustomer } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";

const create = "/logbook/records/create";
const target = {
  id: "t-1",
  name: "Arterial cases",
  customerId: getCustomer("northgate").id,
  interventionType: "Arterial Interventions",
  roles: ["Operator"],
  levels: [],
  span: "training",
};
const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const ofForm = {
  customerGroups: northgateGroups.slice(0, 1).map((group) => ({ ...group, members })),
  IRLogFormData: { attending: [], hospitals: [], lastRole: null, lastLevel: "R3", targets: [target] },
  saveLogbookDraft: ({ draft: { id } }: { draft: { id: string } }) => ({
    outcome: "saved",
    draft: { id, revision: 1 },
  }),
};
const ownRow = async () => within(await screen.findByRole("group", { name: "Participant 1" }));
const note = () => screen.findByText(/Counts towards/, { selector: "output *" });
const chooseProcedure = async () => {
  await userEvent.type(
    await screen.findByRole("combobox", { name: "Procedure name" }),
    "Splenic artery embol",
  );
  await userEvent.click(await screen.findByRole("option", { name: /Splenic artery embolization/ }));
};

test("the form shows before saving that a case without a role counts nowhere, and that a chosen role counts", async () => {
  openPage(create, ofForm);
  await ownRow();
  await chooseProcedure();
  expect((await note()).textContent).toContain("Counts towards no target: your role is missing.");
  await userEvent.click((await ownRow()).getByRole("button", { name: /Role/ }));
  await userEvent.click(await screen.findByRole("option", { name: /^Operator/ }));
  await waitFor(async () => expect((await note()).textContent).not.toContain("missing"));
});

test("the last used role is preset in a new record", async () => {
  openPage(create, { ...ofForm, IRLogFormData: { ...ofForm.IRLogFormData, lastRole: "Assistant" } });
  await (await ownRow()).findByRole("button", { name: /^Assistant Role/ });
});

test("the totals show how many own cases have no role, and link to them", async () => {
  const without = aRecord({
    participants: [
      { user: { keycloak_id: cast.maya.keycloakId }, name: "Maya Lindqvist", role: null, level: "R3" },
    ],
  });
  const portal = openPage("/logbook/totals?period=all", {
    ...ofForm,
    logbookTotals: {
      asOf: "2026-11-02",
      cases: 3,
      person: { keycloak_id: cast.maya.keycloakId },
      months: [
        { month: "2026-10-01", role: null, cases: 2 },
        { month: "2026-10-01", role: "Operator", cases: 1 },
      ],
    },
    activities: { activities: [without], totalCount: 1, totalCountIsExact: true },
    activity: without,
  });
  await screen.findByText(/2 of your cases have no role/);
  await userEvent.click(screen.getByRole("link", { name: "Show them" }));
  const table = within(await screen.findByRole("table", { name: "Records" }));
  await userEvent.click((await table.findAllByRole("link"))[0] as HTMLElement);
  expect(portal.asked.find(({ name }) => name === "RecordsQuery")?.variables).toMatchObject({
    searchParams: { roleMissingFor: cast.maya.keycloakId },
  });
  expect((await note()).textContent).toContain("your role is missing");
});
