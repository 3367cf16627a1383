import {
  completionTexts,
  logbookTexts,
  otherPeopleRecordsTexts,
  recordFormTexts,
  recordQueueTexts,
} from "@cathedra/domain/messages";
import { cast } from "@cathedra/test-fixtures";
import { screen, waitFor, within } from "@testing-library/dom";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessions } from "../../../../../src/auth/auth.ts";
import { localDrafts } from "../../../../../src/features/draft/drafts.ts";
import {
  markQueue,
  queueOwner,
  wipeQueue,
  wipeQueueOf,
} from "../../../../../src/features/record-queue/queue-owner.ts";
import { queueStore } from "../../../../../src/features/record-queue/queue-store.ts";
import type { QueuedRecord } from "../../../../../src/features/record-queue/queued-record.ts";
import { stubIndexedDb } from "../../../../../test/portal/indexed-db.ts";
import { comeBackToPage, openPage, viewer } from "../../../../../test/portal/open-page.tsx";
import { later, refusal } from "../../../../../test/portal/portal.ts";
import { aRecord, northgateGroups } from "../../../../../test/record-form.ts";
import { readRecordDraft } from "./record-draft.ts";
import { newRecordForm } from "./record-form.ts";
import { makeForm } from "./record-mapping.ts";

const members = [{ keycloak_id: cast.maya.keycloakId, first_name: "Maya", last_name: "Lindqvist" }];
const record = {
  ...aRecord({ procedureIndication: "Growing sac" }),
  confirmationState: "unasked",
};
type Asked = { readonly activity: Readonly<Record<string, unknown>> };

/** The stored record for an input. */
function getStored({
  participants: _people,
  procedure: _code,
  attending: _name,
  ...sent
}: Asked["activity"]) {
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
  saveActivity: ({ activity }: Asked) => ({ activity: getStored(activity) }),
};

/** Opens a page in a browser that keeps records. */
function open(address: string, more: object = {}, person = cast.maya) {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  return openPage(address, { ...answers, ...more }, person);
}

/** Opens a page in a browser in which something waits. */
async function openWith(queued: QueuedRecord, address: string, more: object) {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  await queueStore.put(queued);
  return openPage(address, { ...answers, ...more });
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
  content: {
    form: { ...makeForm(record), procedureIndication: "Waits" },
    sent: [],
    basedOn: null,
    base: null,
  },
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
  await screen.findAllByText(recordQueueTexts.queued.new);
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
  await screen.findAllByText(recordQueueTexts.queued.new);
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

test("a record that waits is not also listed as an unfinished one", async () => {
  const draft = {
    recordId: null,
    dateOfProcedure: null,
    savedAt: record.modifiedAt,
    expiresAt: record.modifiedAt,
  };
  const logbookDrafts = [
    { ...draft, id: waiting().id, procedureName: record.procedure.name },
    { ...draft, id: "d0000000-0000-4000-8000-000000000001", procedureName: "Fistulography" },
  ];
  await openWith(waiting(), "/logbook", { logbookDrafts });
  await card();
  const unfinished = within(await screen.findByRole("region", { name: "Unfinished record" }));
  expect(unfinished.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Fistulography"),
  ]);
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

/** Opens the page of a person in a browser in which records of Maya wait, and returns the question about these. */
async function openAsAnother() {
  stubIndexedDb();
  await queueStore.put(waiting());
  onTestFinished(() => wipeQueue());
  const portal = openPage("/logbook/records", answers, cast.daniel);
  const question = within(await screen.findByRole("dialog", { name: otherPeopleRecordsTexts.title(1) }));
  return { portal, question };
}

test("another person is asked before records are deleted, and their owner is told at the next sign-in", async () => {
  const { portal, question } = await openAsAnother();
  expect(screen.queryByRole("region", { name: recordQueueTexts.title(1) })).toBe(null);
  expect(document.body.textContent).not.toContain(record.procedure.name);
  await userEvent.click(question.getByRole("button", { name: otherPeopleRecordsTexts.remove(1) }));
  await waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
  expect(queueOwner.get()).toBe(null);
  expect(savesOf(portal)).toEqual([]);
  const note = localStorage.getItem("cathedra.deleted-records") ?? "";
  for (const secret of [cast.maya.keycloakId, record.procedure.name]) expect(note).not.toContain(secret);
  expect(screen.queryByText(/^1 record that you saved on this device did not reach/)).toBe(null);
  portal.answer({ user: viewer(cast.maya) });
  portal.reload();
  await screen.findByText(/^1 record that you saved on this device did not reach/);
  expect(localStorage.getItem("cathedra.deleted-records")).toBe(null);
});

test("records of another person stay when this one closes the question, saves, and signs out", async () => {
  await openAsAnother();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));
  await queueStore.put(
    waiting({ id: "c0000000-0000-4000-8000-000000000002", owner: cast.daniel.keycloakId }),
  );
  expect(queueOwner.get()).toBe(cast.daniel.keycloakId);
  await wipeQueueOf(cast.daniel.keycloakId);
  expect(await queueStore.of(cast.daniel.keycloakId)).toEqual([]);
  expect(await queueStore.of(cast.maya.keycloakId)).toHaveLength(1);
});

test("a person signs out so that the records of another one can be sent", async () => {
  const { question } = await openAsAnother();
  await userEvent.click(question.getByRole("button", { name: otherPeopleRecordsTexts.signOut(1) }));
  await waitFor(() => expect(sessions.get().status).toBe("signedOut"));
  expect(await queueStore.of(cast.maya.keycloakId)).toHaveLength(1);
  expect(queueOwner.get()).toBe(cast.maya.keycloakId);
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

test("a save without a connection that a full storage refuses stays in its form, and says so", async () => {
  const path = `/logbook/records/${record.id}/copy`;
  const portal = open(path);
  await userEvent.type(await indication(), "Haemoptysis");
  vi.spyOn(globalThis.IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => void vi.restoreAllMocks());
  portal.become("offline");
  await press("Save record");
  await screen.findByText(recordFormTexts.saveWaits);
  expect([location.pathname, (await indication()).value]).toEqual([path, "Haemoptysis"]);
  expect(await queueStore.of(cast.maya.keycloakId)).toEqual([]);
  portal.become("answering");
  await screen.findByText(logbookTexts.recordSubmitted, {}, { timeout: 20_000 });
  expect(savesOf(portal).map(({ procedureIndication }) => procedureIndication)).toEqual(["Haemoptysis"]);
});

const address = `/logbook/records/${record.id}`;
const listed = {
  activities: { activities: [record], totalCount: 1, totalCountIsExact: true, matchesWordStartsOnly: false },
};
const changes = (count = 1) => screen.findByRole("region", { name: recordQueueTexts.titleOfChanges(count) });
const isSent = (portal: Parameters<typeof savesOf>[0]) =>
  waitFor(
    () => {
      expect(queueOwner.get()).toBe(null);
      return savesOf(portal);
    },
    { timeout: 20_000 },
  );
const waitingChange = (indicationNow: string, more: Partial<QueuedRecord> = {}) =>
  waiting({
    id: record.id,
    kind: "change",
    content: {
      form: { ...makeForm(record), procedureIndication: indicationNow },
      sent: [],
      basedOn: record.modifiedAt,
      base: makeForm(record),
    },
    ...more,
  });

test("an offline change waits with the version that it was based on; a second change replaces it, and only that one is sent", async () => {
  const portal = open(address, listed);
  portal.lose("saveRecordMutation");
  await userEvent.type(await indication(), ", painful");
  await press("Save record");
  await screen.findByText(recordQueueTexts.queued.change);
  await isAt("/logbook/records");
  const list = within(await changes());
  await list.findByText(recordQueueTexts.waits);
  await screen.findByRole("link", {
    name: new RegExp(`^${record.procedure.name}.*${recordQueueTexts.waits}`),
  });
  await press(/^Open Change: /);
  await isAt(address);
  expect((await indication()).value).toBe("Growing sac, painful");
  await screen.findByText(new RegExp(recordQueueTexts.formShowsChange));
  await userEvent.type(await indication(), ", ruptured");
  await press("Save record");
  await isAt("/logbook/records");
  await waitFor(async () => {
    const [kept] = await queueStore.of(cast.maya.keycloakId);
    const { form, base, basedOn } = readRecordDraft(kept?.content, newRecordForm(cast.maya, []));
    expect([form.procedureIndication, base?.procedureIndication, basedOn]).toEqual([
      "Growing sac, painful, ruptured",
      "Growing sac",
      record.modifiedAt,
    ]);
  });
  portal.lose("saveRecordMutation", false);
  const before = savesOf(portal).length;
  await waitFor(
    () => {
      comeBackToPage();
      expect(queueOwner.get()).toBe(null);
    },
    { timeout: 20_000, interval: 1_000 },
  );
  const sent = savesOf(portal).slice(before);
  expect(
    sent.map(({ id, modifiedAt, procedureIndication, sex }) => [id, modifiedAt, procedureIndication, sex]),
  ).toEqual([[record.id, record.modifiedAt, "Growing sac, painful, ruptured", undefined]]);
});

test("a change whose answer was lost is sent when the portal has it already, and told beside it when it has another", async () => {
  const mine = { ...record, procedureIndication: "Mine", modifiedAt: "2026-03-09T10:00:00.000Z" };
  const refused = () => refusal("CONFLICT", { modifiedAt: mine.modifiedAt, modifiedBy: null });
  const portal = open("/logbook/records", { ...listed, saveActivity: refused, activity: mine });
  await queueStore.put(waitingChange("Mine"));
  await changes();
  await press(/^Send /);
  await isSent(portal);
  portal.answer({ activity: { ...mine, procedureIndication: "Theirs" } });
  await queueStore.put(waitingChange("Mine"));
  const list = within(await changes());
  await press(/^Send /);
  await list.findByText(recordQueueTexts.refused);
  list.getByText(new RegExp(recordQueueTexts.changedElsewhere.change));
  // Opened and saved, it is compared; nothing is lost until then.
  await press(/^Open /);
  expect((await indication()).value).toBe("Mine");
  await press("Save record");
  const name = /^The record has been changed/;
  const first = within(await screen.findByRole("dialog", { name }));
  await userEvent.click(first.getByRole("button", { name: "Back to the form" }));
  // Left without a decision, it still waits.
  await userEvent.click(screen.getByRole("link", { name: "Existing Records" }));
  await isAt("/logbook/records");
  await within(await changes()).findByText(recordQueueTexts.refused);
  await press(/^Open /);
  expect((await indication()).value).toBe("Mine");
  await press("Save record");
  const dialog = within(await screen.findByRole("dialog", { name }));
  portal.answer({ saveActivity: answers.saveActivity });
  await userEvent.click(dialog.getByRole("radio", { name: /Keep mine/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Save record" }));
  await screen.findByText(logbookTexts.recordSubmitted);
  const last = savesOf(portal).at(-1);
  expect([last?.procedureIndication, last?.modifiedAt]).toEqual(["Mine", mine.modifiedAt]);
  await waitFor(() => expect(queueOwner.get()).toBe(null));
});

test("a change is kept again at once while several are being sent without an answer", async () => {
  const portal = open(address, listed);
  portal.lose("saveRecordMutation");
  portal.lose("storedDraftsQuery");
  await userEvent.type(await indication(), ", painful");
  await press("Save record");
  await isAt("/logbook/records");
  const [kept] = await queueStore.of(cast.maya.keycloakId);
  // Several records are sent together, which begins with a query; a query of a page waits through an outage.
  await queueStore.put(waiting({ session: kept?.session ?? "" }));
  comeBackToPage();
  await waitFor(() => expect(portal.asked.map(({ name }) => name)).toContain("storedDraftsQuery"));
  await press(/^Open Change: /);
  await isAt(address);
  await userEvent.type(await indication(), ", ruptured");
  await press("Save record");
  await isAt("/logbook/records");
  await waitFor(async () =>
    expect(await waitingIndication()).toEqual(["Growing sac, painful, ruptured", record.dateOfProcedure]),
  );
});

/** Saves a change of the open record, as another tab does. */
async function saveInOtherTab(more: object) {
  const form = { ...makeForm(record), ...more };
  const content = { form, sent: [], basedOn: record.modifiedAt, base: makeForm(record) };
  await queueStore.put(waitingChange("", { savedAt: Date.now(), content }));
  new BroadcastChannel("cathedra.record-queue").postMessage("changed");
}

const waitingIndication = async () => {
  const kept = await queueStore.get(record.id);
  const { form } = readRecordDraft(kept?.content, newRecordForm(cast.maya, []));
  return [form.procedureIndication, form.dateOfProcedure];
};

test.each([true, false])(
  "a save keeps the change that another tab has saved since the form was opened; one had waited before: %s",
  async (hadWaited) => {
    const portal = await (hadWaited
      ? openWith(waitingChange("Growing sac"), address, listed)
      : open(address, listed));
    await userEvent.type(await indication(), ", painful");
    portal.become("offline");
    await saveInOtherTab({ dateOfProcedure: "2026-03-05" });
    if (hadWaited) {
      await screen.findByText(new RegExp(recordQueueTexts.formLacksChange));
      await screen.findByRole("heading", { name: recordQueueTexts.waitingValues });
      expect(screen.queryByText(new RegExp(recordQueueTexts.formShowsChange))).toBe(null);
    }
    await press("Save record");
    await isAt("/logbook/records");
    await waitFor(async () =>
      expect(await waitingIndication()).toEqual(["Growing sac, painful", "2026-03-05"]),
    );
  },
);

test("a form stays open with its focus when another tab saves the first change of a browser whose mark was outdated", async () => {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  markQueue(cast.maya.keycloakId);
  // The outdated mark is removed by the first reading, which waits until the page has begun one of its own.
  const isOpen = later<void>();
  const { of } = queueStore;
  const reading = vi.spyOn(queueStore, "of").mockImplementation(async (owner) => {
    await isOpen.promise;
    return of(owner);
  });
  onTestFinished(() => reading.mockRestore());
  const portal = openPage(address, { ...answers, ...listed });
  await waitFor(() => expect(reading.mock.calls.length).toBeGreaterThan(1));
  expect(screen.queryByRole("textbox", { name: "Procedure indication" })).toBe(null);
  isOpen.resolve();
  const field = await indication();
  await userEvent.type(field, ", painful");
  portal.become("offline");
  await saveInOtherTab({ dateOfProcedure: "2026-03-05" });
  await screen.findByText(new RegExp(recordQueueTexts.formLacksChange));
  expect(await indication()).toBe(field);
  expect(document.activeElement).toBe(field);
});

test("what was typed before a reload, and a change that another tab has saved meanwhile, are both kept by the save", async () => {
  const typed = { ...makeForm(record), procedureIndication: "Growing sac, painful" };
  const content = { form: typed, sent: [], basedOn: record.modifiedAt, base: makeForm(record) };
  const copy = { owner: cast.maya.keycloakId, id: record.id, isChange: true, revision: null };
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  await saveInOtherTab({ dateOfProcedure: "2026-03-05" });
  localDrafts.keep({ ...copy, base: null, content });
  const portal = openPage(address, { ...answers, ...listed });
  expect((await indication()).value).toBe("Growing sac, painful");
  await screen.findByText(new RegExp(recordQueueTexts.formLacksChange));
  portal.become("offline");
  await press("Save record");
  await isAt("/logbook/records");
  await waitFor(async () =>
    expect(await waitingIndication()).toEqual(["Growing sac, painful", "2026-03-05"]),
  );
});

test("what was typed over the waiting change before a reload is saved without a question", async () => {
  const queued = waitingChange("Mine");
  const opened = readRecordDraft(queued.content, newRecordForm(cast.maya, []));
  const content = { ...opened, form: { ...opened.form, procedureIndication: "Mine, painful" } };
  const copy = { owner: cast.maya.keycloakId, id: record.id, isChange: true, revision: null };
  localDrafts.keep({ ...copy, base: opened, content });
  const portal = await openWith(queued, address, listed);
  expect((await indication()).value).toBe("Mine, painful");
  await screen.findByText(new RegExp(recordQueueTexts.formShowsChange));
  portal.become("offline");
  await press("Save record");
  await isAt("/logbook/records");
  await waitFor(async () => expect((await waitingIndication())[0]).toBe("Mine, painful"));
});

test("a save keeps the change that another tab saves while it waits for the lock of the record", async () => {
  const portal = open(address, listed);
  await userEvent.type(await indication(), ", painful");
  portal.become("offline");
  let isFirst = true;
  const request = async (name: string, ...more: readonly unknown[]) => {
    if (isFirst && name.endsWith(record.id)) {
      isFirst = false;
      await saveInOtherTab({ dateOfProcedure: "2026-03-05" });
    }
    return (more.at(-1) as (lock: object) => unknown)({});
  };
  const locks = vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as never);
  onTestFinished(() => locks.mockRestore());
  await press("Save record");
  await isAt("/logbook/records");
  await waitFor(async () =>
    expect(await waitingIndication()).toEqual(["Growing sac, painful", "2026-03-05"]),
  );
  expect(isFirst).toBe(false);
});

test("a save asks where another tab has saved a change of the same field since the form was opened", async () => {
  const portal = open(address, listed);
  await userEvent.type(await indication(), ", painful");
  portal.become("offline");
  await saveInOtherTab({ procedureIndication: "Typed elsewhere" });
  await press("Save record");
  const dialog = within(await screen.findByRole("dialog", { name: /changed elsewhere/ }));
  expect(await waitingIndication()).toEqual(["Typed elsewhere", record.dateOfProcedure]);
  await userEvent.click(dialog.getByRole("radio", { name: /Keep mine/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Keep these" }));
  await isAt("/logbook/records");
  await waitFor(async () => expect((await waitingIndication())[0]).toBe("Growing sac, painful"));
});

test("a form in which nothing was typed shows a change that another tab saves", async () => {
  await openWith(waitingChange("Mine"), address, listed);
  expect((await indication()).value).toBe("Mine");
  await saveInOtherTab({ procedureIndication: "Typed elsewhere" });
  await waitFor(async () => expect((await indication()).value).toBe("Typed elsewhere"));
  await screen.findByText(new RegExp(recordQueueTexts.formShowsChange));
});

test("the form of a record shows its waiting change although a crash of the browser has lost the mark", async () => {
  stubIndexedDb();
  onTestFinished(() => wipeQueue());
  await queueStore.put(waitingChange("Mine"));
  markQueue(null);
  openPage(address, answers);
  expect((await indication()).value).toBe("Mine");
});

test("a record that is called complete without a connection is called so when it is sent, also after another change", async () => {
  const lacking = { ...record, success: null };
  const portal = open(`${address}?complete`, { ...listed, activity: lacking });
  portal.lose("saveRecordMutation");
  await press(completionTexts.completeAsIs);
  await screen.findByText(recordQueueTexts.queued.change);
  await isAt("/logbook/records");
  await within(await changes()).findByText(recordQueueTexts.waits);
  await press(/^Open Change: /);
  await isAt(address);
  await userEvent.type(await indication(), ", ruptured");
  await press("Save record");
  await isAt("/logbook/records");
  portal.lose("saveRecordMutation", false);
  const before = savesOf(portal).length;
  comeBackToPage();
  await isSent(portal);
  expect(savesOf(portal).slice(before)).toMatchObject([
    { id: record.id, procedureIndication: "Growing sac, ruptured", isCompleteAsIs: true },
  ]);
});

test("a change of a record that is gone is opened as a new one", async () => {
  const portal = open("/logbook/records", { saveActivity: () => refusal("NOT_FOUND") });
  await queueStore.put(waitingChange("Mine"));
  const list = within(await changes());
  await press(/^Send /);
  await list.findByText(new RegExp(recordQueueTexts.recordGone));
  portal.answer({ saveActivity: answers.saveActivity });
  await press(/^Open /);
  await isAt("/logbook/records/create");
  expect((await indication()).value).toBe("Mine");
  await press("Save record");
  await screen.findByText(logbookTexts.recordSubmitted);
  const last = savesOf(portal).at(-1);
  expect([last?.id, last?.clientKey, last?.procedureIndication]).toEqual([undefined, record.id, "Mine"]);
  await waitFor(() => expect(queueOwner.get()).toBe(null));
});

test("a change of a record that was confirmed meanwhile is shown beside it, and can be discarded", async () => {
  const confirmed = { ...record, confirmationState: "confirmed", viewerCanEdit: false };
  const change = waitingChange("Mine", {
    refusal: { code: "RECORD_CONFIRMED", message: recordQueueTexts.confirmedMeanwhile.change },
  });
  await openWith(change, address, { activity: confirmed });
  await screen.findByText(recordQueueTexts.confirmedMeanwhile.change);
  await screen.findByRole("heading", { name: recordQueueTexts.waitingValues });
  screen.getByText("Mine");
  await press(recordQueueTexts.discardChange);
  const question = within(
    await screen.findByRole("alertdialog", { name: recordQueueTexts.discardChangeTitle }),
  );
  await userEvent.click(question.getByRole("button", { name: recordQueueTexts.discardChange }));
  await waitFor(() => expect(queueOwner.get()).toBe(null));
  await waitFor(() => expect(screen.queryByText("Mine")).toBe(null));
});

const deletionsOf = ({ asked }: { readonly asked: readonly Save[] }) =>
  asked
    .filter(({ name }) => name === "deleteRecordMutation")
    .map(({ variables }) => (variables as Asked).activity);

test("a deletion without a connection waits in place of a change, and can be taken back or sent with its version", async () => {
  const doomed = { ...record, viewerCanDelete: true };
  const portal = await openWith(waitingChange("Mine"), address, { ...listed, activity: doomed });
  await screen.findByText(new RegExp(recordQueueTexts.formShowsChange));
  portal.become("offline");
  const remove = async () => {
    await press("Delete record");
    const question = within(await screen.findByRole("alertdialog", { name: "Confirm delete record" }));
    await userEvent.click(question.getByRole("button", { name: "Delete record" }));
    await isAt("/logbook/records");
    await within(await changes()).findByText(/^Deletion: /);
  };
  await remove();
  await screen.findByText(recordQueueTexts.queued.deletion);
  const list = within(await changes());
  await press(/^Keep /);
  await list.findByText(/^Change: /);
  portal.become("answering");
  await press(/^Open /);
  portal.become("offline");
  await remove();
  portal.answer({ deleteActivity: { deletedId: record.id } });
  portal.become("answering");
  await waitFor(() => expect(deletionsOf(portal)).toHaveLength(1), { timeout: 20_000 });
  const [sent] = deletionsOf(portal);
  expect(sent).toEqual({
    id: record.id,
    groupId: record.groupId,
    procedure: { code: record.procedure.code },
    modifiedAt: record.modifiedAt,
  });
  await waitFor(() => expect(queueOwner.get()).toBe(null));
});

test("a record whose deletion waits says so, and offers it back instead of a second deletion", async () => {
  const doomed = { ...record, viewerCanDelete: true };
  await openWith(waitingChange("Mine", { kind: "deletion" }), address, { activity: doomed });
  await screen.findByText(recordQueueTexts.askedFirst);
  await indication();
  expect(screen.queryByRole("button", { name: "Delete record" })).toBe(null);
  await press(recordQueueTexts.keepRecord);
  await screen.findByRole("button", { name: "Delete record" });
});

test("a deletion that arrived before is sent; one of a record that has another procedure now is told", async () => {
  const portal = open("/logbook/records", {
    deleteActivity: () => refusal("NOT_FOUND"),
    activity: () => refusal("NOT_FOUND"),
  });
  const content = { groupId: 1, procedureCode: record.procedure.code, modifiedAt: record.modifiedAt };
  await queueStore.put(waiting({ id: record.id, kind: "deletion", content }));
  await changes();
  await press(/^Send /);
  await isSent(portal);
  portal.answer({ activity: record });
  await queueStore.put(waiting({ id: record.id, kind: "deletion", content }));
  const list = within(await changes());
  await press(/^Send /);
  await list.findByText(new RegExp(recordQueueTexts.changedElsewhere.deletion));
});

test("several records go in one request; one that is refused waits, and one whose answer was lost is brought up to date", async () => {
  const ids = ["1", "2", "3"].map((last) => `c0000000-0000-4000-8000-00000000000${last}`);
  const form = { ...makeForm(record), procedureIndication: "Sent before" };
  const sent = [{ ...form, procedureIndication: "Growing sac" }];
  const lost = { content: { form, sent, basedOn: null, base: null }, draftRevision: undefined };
  const saveActivities = ({ saves }: { readonly saves: readonly Asked[] }) =>
    saves.map(({ activity }, at) =>
      at === 1
        ? { activity: null, refusal: { code: "NOT_FOUND", message: "Gone", facts: "{}" } }
        : { activity: at === 2 ? record : getStored(activity), refusal: null },
    );
  const portal = open("/logbook/records", { saveActivities, logbookDrafts: [] });
  for (const [at, id] of ids.entries())
    await queueStore.put(waiting({ id, savedAt: at + 1, ...(at === 2 ? lost : {}) }));
  await card(3);
  await press("Send all");
  const list = within(await card(1));
  await list.findByText(recordQueueTexts.refused);
  await waitFor(() => expect(savesOf(portal)).toHaveLength(1));
  expect(savesOf(portal)[0]).toMatchObject({ id: record.id, procedureIndication: "Sent before" });
  const together = portal.asked.filter(({ name }) => name === "saveRecordsMutation");
  const saves = together.flatMap(
    ({ variables }) => (variables as { readonly saves: readonly Asked[] }).saves,
  );
  expect(saves.map(({ activity }) => [activity.clientKey, activity.draft])).toEqual([
    [ids[0], { id: ids[0], revision: 1 }],
    [ids[1], { id: ids[1], revision: 1 }],
    [ids[2], undefined],
  ]);
});

test("where one record makes the portal refuse them all, each is sent by itself", async () => {
  const portal = open("/logbook/records", {
    saveActivities: () => refusal("INTERNAL"),
    saveActivity: ({ activity }: Asked) =>
      activity.procedureIndication === "Broken" ? refusal("INTERNAL") : { activity: getStored(activity) },
    logbookDrafts: [],
  });
  const broken = {
    form: { ...makeForm(record), procedureIndication: "Broken" },
    sent: [],
    basedOn: null,
    base: null,
  };
  await queueStore.put(waiting({ content: broken }));
  await queueStore.put(waiting({ id: "c0000000-0000-4000-8000-000000000002", savedAt: 1_700_000_000_001 }));
  await card(2);
  await press("Send all");
  await within(await card(1)).findByText(recordQueueTexts.refused);
  expect(savesOf(portal).map(({ procedureIndication }) => procedureIndication)).toEqual(["Broken", "Waits"]);
});
