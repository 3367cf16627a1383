import { logbookTexts, recordQueueTexts } from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { markQueue, queueOwner, wipeQueue } from "../../../../../src/features/record-queue/queue-owner.ts";
import { queueStore } from "../../../../../src/features/record-queue/queue-store.ts";
import type { QueuedRecord } from "../../../../../src/features/record-queue/queued-record.ts";
import { stubIndexedDb } from "../../../../../test/portal/indexed-db.ts";
import { comeBackToPage, openPage } from "../../../../../test/portal/open-page.tsx";
import { refusal } from "../../../../../test/portal/portal.ts";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";
import { formOf } from "./record-mapping.ts";

const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const record = {
  ...aRecord({ procedureIndication: "Growing sac" }),
  confirmationState: "unasked",
};
type Asked = { readonly activity: Readonly<Record<string, unknown>> };

/** The stored record for an input. */
function storedOf({ participants: _people, procedure: _code, attending: _name, ...sent }: Asked["activity"]) {
  const said = Object.entries(sent).filter(([name]) => name in record && name !== "groupId");
  return { ...record, id: "b0000000-0000-4000-8000-000000000002", ...Object.fromEntries(said) };
}

const answers = {
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
  saveActivity: ({ activity }: Asked) => ({ activity: storedOf(activity) }),
};

/** Opens a page in a browser that keeps records. */
function open(address: string, more: object = {}, person = cast.maya) {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  return openPage(address, { ...answers, ...more }, person);
}

const waiting = (more: Partial<QueuedRecord> = {}): QueuedRecord => ({
  id: "c0000000-0000-4000-8000-000000000001",
  owner: cast.maya.keycloakId,
  session: "an earlier session",
  savedAt: 1_700_000_000_000,
  procedureName: record.procedure.name,
  dateOfProcedure: record.dateOfProcedure,
  customerId: 1,
  draftRevision: 1,
  content: { form: { ...formOf(record), procedureIndication: "Waits" }, sent: [], basedOn: null, base: null },
  refusal: null,
  ...more,
});

type Save = { readonly name: string; readonly variables: unknown };
const savesOf = ({ asked }: { readonly asked: readonly Save[] }) =>
  asked
    .filter(({ name }) => name === "saveRecordMutation")
    .map(({ variables }) => (variables as Asked).activity);

const indication = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Procedure indication" });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const card = (count = 1) => screen.findByRole("region", { name: recordQueueTexts.title(count) });
const isAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));
const isGone = () =>
  waitFor(() => expect(screen.queryByRole("region", { name: recordQueueTexts.title(1) })).toBe(null));

test("a record that is saved without a connection waits, and is sent once when the connection is back", async () => {
  const portal = open(`/logbook/records/${record.id}/copy`);
  await userEvent.type(await indication(), "Haemoptysis");
  portal.become("offline");
  await press("Save record");
  await screen.findAllByText(recordQueueTexts.queued);
  await isAt("/logbook/records/create");
  await screen.findByText(/^Saved on this device: /);
  expect((await indication()).value).toBe("");
  expect(queueOwner.get()).toBe(cast.maya.keycloakId);
  await userEvent.click(screen.getByRole("link", { name: "All records" }));
  const list = within(await card());
  list.getByText(recordQueueTexts.waits);
  list.getByText(/It is sent as soon as/);
  expect(list.queryByRole("button", { name: /^Send/ })).toBe(null);
  expect(savesOf(portal)).toEqual([]);
  portal.become("answering");
  await screen.findByText(recordQueueTexts.sent(1), {}, { timeout: 20_000 });
  await isGone();
  expect(savesOf(portal).map(({ procedureIndication }) => procedureIndication)).toEqual(["Haemoptysis"]);
  expect(queueOwner.get()).toBe(null);
});

test("a record whose answer was lost is sent again under the same key", async () => {
  const portal = open(`/logbook/records/${record.id}/copy`);
  await userEvent.type(await indication(), "Haemoptysis");
  portal.lose("saveRecordMutation");
  await press("Save record");
  await screen.findAllByText(recordQueueTexts.queued);
  portal.lose("saveRecordMutation", false);
  await screen.findByText(recordQueueTexts.sent(1), {}, { timeout: 20_000 });
  expect(savesOf(portal).length).toBeGreaterThan(1);
  expect(new Set(savesOf(portal).map(({ clientKey }) => clientKey)).size).toBe(1);
});

test("a record that the portal answers leaves nothing behind, saved or refused", async () => {
  const portal = open(`/logbook/records/${record.id}/copy`, { saveActivity: () => refusal("FORBIDDEN") });
  await userEvent.type(await indication(), "Haemoptysis");
  await press("Save record");
  await screen.findByText(logbookTexts.recordSubmissionFailed);
  await waitFor(() => expect(queueOwner.get()).toBe(null));
  portal.answer({ saveActivity: answers.saveActivity });
  await waitFor(async () => {
    await press("Save record");
    expect(savesOf(portal)).toHaveLength(2);
  });
  await screen.findByText(logbookTexts.recordSubmitted);
  await waitFor(() => expect(queueOwner.get()).toBe(null));
});

test("after a new sign-in a record waits until it is sent, and a refusal is told beside it", async () => {
  const portal = open("/logbook/records", { saveActivity: () => refusal("NOT_FOUND") });
  await queueStore.put(waiting());
  const list = within(await card());
  await list.findByText(/You saved it before you signed in again/);
  comeBackToPage();
  await new Promise((done) => setTimeout(done, 2_000));
  expect(savesOf(portal)).toEqual([]);
  await press(/^Send /);
  await list.findByText(recordQueueTexts.refused);
  list.getByText(new RegExp(recordQueueTexts.groupLeft));
  portal.answer({ saveActivity: answers.saveActivity });
  await press(/^Send /);
  await isGone();
  expect(savesOf(portal).map(({ procedureIndication }) => procedureIndication)).toEqual(["Waits", "Waits"]);
});

test("what waits is found although a crash of the browser has lost the mark", async () => {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  await queueStore.put(waiting());
  markQueue(null);
  openPage("/logbook/records", answers);
  await card();
  expect(queueOwner.get()).toBe(cast.maya.keycloakId);
});

test("a refused record is opened with all that it holds, and stays until it is saved", async () => {
  const portal = open("/logbook");
  await queueStore.put(waiting({ refusal: { code: "INVALID_INPUT", message: "Unknown hospital" } }));
  await card();
  await press(/^Open /);
  await isAt("/logbook/records/create");
  expect((await indication()).value).toBe("Waits");
  expect(await queueStore.of(cast.maya.keycloakId)).toHaveLength(1);
  await userEvent.type(await indication(), ", corrected");
  await press("Save record");
  await screen.findByText(logbookTexts.recordSubmitted);
  expect(savesOf(portal).map(({ procedureIndication }) => procedureIndication)).toEqual(["Waits, corrected"]);
  await waitFor(() => expect(queueOwner.get()).toBe(null));
});

test("a record is deleted after a question", async () => {
  open("/logbook/records");
  await queueStore.put(waiting());
  await card();
  await press(/^Delete /);
  const question = within(await screen.findByRole("alertdialog", { name: recordQueueTexts.deleteTitle }));
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(await queueStore.of(cast.maya.keycloakId)).toHaveLength(1);
  await press(/^Delete /);
  await press("Delete record");
  await isGone();
  expect(await queueStore.of(cast.maya.keycloakId)).toEqual([]);
});

test("a sign-out names what it would delete", async () => {
  open("/logbook/records");
  await queueStore.put(waiting());
  await card();
  await press("Sign Out");
  const question = within(await screen.findByRole("alertdialog", { name: /^Sign out and discard/ }));
  await question.findByText(recordQueueTexts.lostAtSignOut);
  await question.findByText(new RegExp(`^${record.procedure.name}, `));
  await userEvent.click(question.getByRole("button", { name: "Stay signed in" }));
  expect(await queueStore.of(cast.maya.keycloakId)).toHaveLength(1);
});

test("another person's page shows nothing of it, and removes it", async () => {
  stubIndexedDb();
  await queueStore.put(waiting());
  onTestFinished(() => wipeQueue());
  const portal = openPage("/logbook/records", answers, cast.daniel);
  await waitFor(() => expect(queueOwner.get()).toBe(null));
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect(screen.queryByRole("region", { name: recordQueueTexts.title(1) })).toBe(null);
  expect(savesOf(portal)).toEqual([]);
});

test("a browser that keeps nothing says so before anything is typed", async () => {
  const portal = open("/logbook/records/create");
  await indication();
  await new Promise((done) => setTimeout(done, 500));
  expect(screen.queryByText(recordQueueTexts.keepsNothing)).toBe(null);
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  portal.reload();
  await screen.findByText(recordQueueTexts.keepsNothing);
});
