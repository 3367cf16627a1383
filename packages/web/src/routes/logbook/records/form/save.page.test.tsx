import { logbookTexts, recordFormTexts, shellTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { outage } from "../../../../../src/relay/environment.ts";
import { openPage } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";

const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const record = {
  ...aRecord({ procedureIndication: "Growing sac", optionalIdentifier: "room 4" }),
  confirmationState: "unasked",
};
const ofForm = {
  customerGroups: northgateGroups.slice(0, 1).map((group) => ({ ...group, members })),
  IRLogFormData: {
    attending: [{ ...record.attending, customerId: 1 }],
    hospitals: [{ name: record.hospital, customerId: 1 }],
  },
  saveLogbookDraft: ({ draft: { id } }: { draft: { id: string } }) => ({
    outcome: "saved",
    draft: { id, revision: 2 },
  }),
  activity: record,
  activities: { activities: [], totalCount: 0, totalCountIsExact: true, matchesWordStartsOnly: false },
};
const address = `/logbook/records/${record.id}`;
type Asked = { readonly activity: Readonly<Record<string, unknown>> };

/** The stored record for an input; a new one gets an id here if the input has none. */
function getStored({
  participants: _people,
  procedure: _code,
  attending: _name,
  ...sent
}: Asked["activity"]) {
  const said = Object.entries(sent).filter(([name]) => name in record && name !== "groupId");
  return { ...record, id: "b0000000-0000-4000-8000-000000000002", ...Object.fromEntries(said) };
}

const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

test("Save and copy opens a new record with the same place and people, without patient data (7.027)", async () => {
  const saved: Asked["activity"][] = [];
  openPage(address, {
    ...ofForm,
    saveActivity: ({ activity }: Asked) => {
      saved.push(activity);
      return { activity: getStored(activity) };
    },
  });
  await userEvent.type(await box("Procedure indication"), ", painful");
  await press("Save and copy");
  await isAt(`${address}/copy`);
  await screen.findByText("This is a new record and is not saved yet.", { exact: false });
  expect((await box("Procedure indication")).value).toBe("");
  expect((await box("Optional identifier")).value).toBe("");
  const combobox = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name }).value;
  expect([combobox("Hospital"), combobox("Attending")]).toEqual(["Northgate Main", "Berg, Anna"]);
  await userEvent.type(await box("Procedure indication"), "The next case");
  await press("Save record");
  await isAt("/logbook/records/create");
  // The empty form that follows shows a message about the saved record, with a link to it.
  await screen.findByText(/^Saved: /);
  expect((await box("Procedure indication")).value).toBe("");
  expect(screen.getByRole("link", { name: "Open" }).getAttribute("href")).toBe(
    "/logbook/records/b0000000-0000-4000-8000-000000000002",
  );
  const [first, second] = saved;
  expect([first?.id, first?.procedureIndication]).toEqual([record.id, "Growing sac, painful"]);
  expect([second?.id, second?.procedureIndication]).toEqual([undefined, "The next case"]);
});

test("a record that was deleted during editing is saved as a new one", async () => {
  const saved: Asked["activity"][] = [];
  openPage(address, {
    ...ofForm,
    saveActivity: ({ activity }: Asked) => {
      if (typeof activity.id === "string") return refusal("NOT_FOUND");
      saved.push(activity);
      return { activity: getStored(activity) };
    },
  });
  await userEvent.type(await box("Procedure indication"), " again");
  await press("Save record");
  const dialog = within(await screen.findByRole("dialog", { name: "The record is gone" }));
  await userEvent.click(dialog.getByRole("button", { name: "Save as new record" }));
  await screen.findByText(logbookTexts.recordSubmitted);
  expect(saved.map(({ procedureIndication }) => procedureIndication)).toEqual(["Growing sac again"]);
});

test("the group of an existing record cannot be changed", async () => {
  openPage(address, ofForm);
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: /Group/ })).disabled).toBe(true);
});

test("a day more than ten days ago is questioned, and a future day is refused (7.027)", async () => {
  const id = "c0000000-0000-4000-8000-000000000001";
  const draftOn = (dateOfProcedure: string) => ({
    content: JSON.stringify({ form: { dateOfProcedure } }),
    draft: { id, revision: 1 },
  });
  const portal = openPage(`/logbook/records/create?draft=${id}`, {
    ...ofForm,
    logbookDraft: draftOn("2024-02-01"),
  });
  await screen.findByText(recordFormTexts.dateLongAgo);
  portal.answer({ logbookDraft: draftOn("2199-02-01") });
  portal.reload();
  await box("Procedure indication");
  expect(screen.queryByText(recordFormTexts.dateLongAgo)).toBe(null);
  await press("Save record");
  await screen.findByRole("link", { name: /^Date of procedure/ });
  expect(portal.count("saveRecordMutation")).toBe(0);
});

type Save = { readonly name: string; readonly variables: unknown };
const savesOf = ({ asked }: { readonly asked: readonly Save[] }) =>
  asked
    .filter(({ name }) => name === "saveRecordMutation")
    .map(({ variables }) => (variables as Asked).activity);

test("a save without a connection is repeated automatically with the same key when it is back", async () => {
  const portal = openPage(`${address}/copy`, {
    ...ofForm,
    saveActivity: ({ activity }: Asked) => ({ activity: getStored(activity) }),
  });
  // The first request is stored but its answer is lost, and the second does not arrive.
  portal.lose("saveRecordMutation");
  await userEvent.type(await box("Procedure indication"), "Haemoptysis");
  await press("Save record");
  await screen.findByText(recordFormTexts.saveWaits);
  portal.become("offline");
  expect(screen.queryByText(logbookTexts.recordSubmissionFailed)).toBe(null);
  portal.lose("saveRecordMutation", false);
  portal.become("answering");
  await screen.findByText(logbookTexts.recordSubmitted, {}, { timeout: 20_000 });
  await isAt("/logbook/records/create");
  expect(new Set(savesOf(portal).map(({ clientKey }) => clientKey)).size).toBe(1);
  expect(savesOf(portal).at(-1)?.procedureIndication).toBe("Haemoptysis");
});

test("a waiting save is also repeated if the portal answers before the form accepts another save", async () => {
  const portal = openPage(`${address}/copy`, {
    ...ofForm,
    saveActivity: ({ activity }: Asked) => ({ activity: getStored(activity) }),
  });
  await userEvent.type(await box("Procedure indication"), "Haemoptysis");
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(outage, "report").mockResolvedValue(undefined);
  portal.lose("saveRecordMutation");
  await press("Save record");
  await screen.findByText(recordFormTexts.saveWaits);
  portal.lose("saveRecordMutation", false);
  await screen.findByText(logbookTexts.recordSubmitted);
  expect(new Set(savesOf(portal).map(({ clientKey }) => clientKey)).size).toBe(1);
});

test("a waiting save does not include later changes, and pressing Save again uses the same key", async () => {
  const portal = openPage(`${address}/copy`, ofForm);
  portal.lose("saveRecordMutation");
  await userEvent.type(await box("Procedure indication"), "Haemoptysis");
  await press("Save record");
  await screen.findByText(recordFormTexts.saveWaits);
  await userEvent.type(await box("Procedure indication"), ", massive");
  await screen.findByText(recordFormTexts.saveInterrupted);
  portal.lose("saveRecordMutation", false);
  const first = savesOf(portal).length;
  await screen.findByText(shellTexts.backAgain, {}, { timeout: 20_000 });
  expect(savesOf(portal)).toHaveLength(first);
  // A press while the form still rests after the waiting save is ignored.
  await waitFor(async () => {
    await press("Save record");
    expect(savesOf(portal).length).toBeGreaterThan(first);
  });
  expect(new Set(savesOf(portal).map(({ clientKey }) => clientKey)).size).toBe(1);
  expect(savesOf(portal)[0]?.clientKey).toBeTruthy();
});
