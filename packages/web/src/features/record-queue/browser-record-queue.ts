import { recordQueueTexts } from "@cathedra/domain/messages";
import { createElement } from "react";
import { sessions } from "../../auth/auth.ts";
import { currentSessionIdentity, mayStoreInBrowser } from "../../auth/session-identity.ts";
import { showDay } from "../../format/dates.ts";
import { loadRecordSender } from "../../router/load-record-sender.ts";
import { toasts } from "../../shell/toasts.ts";
import { localDrafts } from "../draft/drafts.ts";
import { isSameJson } from "../draft/same-json.ts";
import type { LinkedToast } from "../reload/reload-with-toast.ts";
import { QueuedNames } from "./QueuedNames.tsx";
import { queueStore } from "./queue-store.ts";
import type { QueuedRecord } from "./queued-record.ts";
import { createRecordQueue, isSavedElsewhere, lockOf, refusalOf } from "./record-queue.ts";

// The queue of this page. Loaded when something waits, and with the form of a new record.

/** The locks that this tab holds where the browser has none for all tabs, such as at an address without TLS. */
const heldInTab = new Set<string>();

async function whenFreeInTab<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  if (heldInTab.has(name)) return undefined;
  heldInTab.add(name);
  try {
    return await work();
  } finally {
    heldInTab.delete(name);
  }
}

export { queueStore };

const tabs = new BroadcastChannel("cathedra.record-queue");

export const recordQueue = createRecordQueue({
  store: queueStore,
  session: currentSessionIdentity,
  whenFree: async (name, work) => {
    if (navigator.locks === undefined) return whenFreeInTab(name, work);
    return navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
      lock === null ? undefined : work(),
    );
  },
  send: async (records) => {
    const { sendQueuedRecords } = await loadRecordSender();
    const results = await sendQueuedRecords(records);
    for (const [at, record] of records.entries())
      if (results[at]?.status === "fulfilled") forgetDraft(record);
    return results;
  },
  pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000)),
  notifyOtherTabs: () => tabs.postMessage("changed"),
});

/**
 * The names of a person's queued records. It stands in this file because every page with a queued record has loaded it already,
 * so that the names can be shown without a connection.
 */
export const OwnQueuedNames = ({ owner }: { readonly owner: string }) =>
  createElement(QueuedNames, { queue: recordQueue, owner });

tabs.addEventListener("message", () => void recordQueue.read().catch(() => undefined));

/** The browser's copy of the draft, if nothing was typed since the save. */
function forgetDraft({ id, owner, content }: QueuedRecord): void {
  const copy = localDrafts.read({ owner, id });
  if (copy !== undefined && isSameJson(copy.content, content)) localDrafts.discard({ owner, id });
}

/** Whether this browser keeps saved records: it may, and has room for them. */
export async function canStoreRecords(): Promise<boolean> {
  if (!mayStoreInBrowser()) return false;
  try {
    await queueStore.probe();
    return true;
  } catch {
    return false;
  }
}

/** Sends what waits, and says what became of it; `show` opens the list of what waits. */
export async function sendAllQueued(owner: string, show: () => void): Promise<void> {
  const { sent, refused } = await recordQueue.sendAll(owner);
  const subject = "the records of this device";
  if (refused > 0) {
    const actions = [{ label: "Show", onPress: show }];
    toasts.error(recordQueueTexts.needLook(refused), { subject, actions });
  } else if (sent > 0) toasts.success(recordQueueTexts.sent(sent), { subject });
}

/** What is said of a record that a form has saved and that waits. */
export function toastOf({ kind, procedureName, dateOfProcedure }: SavingRecord): LinkedToast {
  return {
    message: recordQueueTexts.queued[kind ?? "new"],
    title: recordQueueTexts.queuedTitle(procedureName, showDay(dateOfProcedure)),
  };
}

/** The part of a queued record that the form knows which saves it. */
export type SavingRecord = Omit<QueuedRecord, "session" | "savedAt" | "refusal" | "replaces">;

/** The records that the forms of this page are saving, and whether the browser has stored them. */
const saving = new Map<string, HeldRecord>();

type HeldRecord = {
  record: QueuedRecord;
  isStored: boolean;
  readonly release: () => void;
  /** The record as it was queued before the form began to save it. */
  earlier: QueuedRecord | undefined;
};

/** Whether the browser keeps a record, or the change of another tab that it would have replaced. */
export type StoreResult = { readonly isKept: boolean; readonly unseen?: QueuedRecord };

/**
 * Keeps a record before a form sends it, so that it is not lost if the page goes away before the answer. Until `endSaving`, no tab
 * sends it from the queue. A change that waits, that this page did not save and that `isSeen` does not know, is not replaced: it is
 * compared under the lock, so that no other tab can save one in between.
 */
export async function beginSaving(
  input: SavingRecord,
  isSeen?: (earlier: QueuedRecord) => boolean,
): Promise<StoreResult> {
  if (!mayStoreInBrowser()) return { isKept: false };
  let record: QueuedRecord = {
    ...input,
    session: currentSessionIdentity()?.mark ?? "",
    savedAt: Date.now(),
    refusal: null,
  };
  const before = saving.get(record.id);
  const isSame =
    before?.record.content === record.content && before?.record.draftRevision === record.draftRevision;
  if (before?.isStored === true && isSame) return { isKept: true };
  try {
    const held: HeldRecord = before ?? {
      record,
      isStored: false,
      release: await hold(record.id),
      earlier: undefined,
    };
    // Before anything can fail: the lock is released by the record's end.
    saving.set(record.id, held);
    if (before === undefined) {
      held.earlier = await queueStore.get(record.id);
      const { earlier } = held;
      if (isSeen !== undefined && earlier?.kind === "change" && !isSavedHere(earlier) && !isSeen(earlier)) {
        saving.delete(record.id);
        held.release();
        return { isKept: false, unseen: earlier };
      }
    }
    const replaces = record.kind === "deletion" ? held.earlier : undefined;
    if (replaces !== undefined && replaces.kind !== "deletion") record = { ...record, replaces };
    held.record = record;
    held.isStored = false;
    await recordQueue.put(record);
    savedHere.set(record.id, record.savedAt);
    held.isStored = true;
    // The person may have signed out in another tab meanwhile.
    if (sessions.get().status === "signedOut") await recordQueue.remove(record);
    return { isKept: true };
  } catch {
    return { isKept: false };
  }
}

/** When a form of this page last saved each record. */
const savedHere = new Map<string, number>();

export const isSavedHere = ({ id, savedAt }: QueuedRecord): boolean => savedHere.get(id) === savedAt;

/** Whether a form of this page is saving the record, so that it does not wait. */
export const isSaving = (id: string): boolean => saving.has(id);

/**
 * Ends the saving of a form: a record that the portal has taken or refused leaves the queue, any other waits in it. What had
 * waited before a save or deletion that was refused still waits, until the person saves, deletes or discards it.
 */
export async function endSaving(
  id: string,
  outcome: "saved" | "refused" | "waits",
  error?: unknown,
): Promise<void> {
  const held = saving.get(id);
  if (held === undefined) return;
  saving.delete(id);
  try {
    if (outcome === "saved") await recordQueue.remove(held.record);
    else if (outcome === "refused") await restoreRefused(held, error);
    else await recordQueue.read();
  } finally {
    held.release();
  }
  // Asked for when it is needed: the browser may then not clear the storage to make room. A browser that asks the person first
  // answers when they do, so the save does not wait for it.
  if (outcome === "waits") void navigator.storage?.persist?.().catch(() => undefined);
}

/** `error` is why the portal refused a record; undefined where the form did not send it. */
async function restoreRefused({ record, earlier }: HeldRecord, error: unknown): Promise<void> {
  const isRecordAlready = record.kind !== "change" && (error === undefined || isSavedElsewhere(error));
  if (record.kind === "deletion" || earlier === undefined || isRecordAlready)
    await recordQueue.takeBack(record);
  else if (earlier.kind === "deletion" || error === undefined) await recordQueue.put(earlier);
  else await recordQueue.put({ ...record, refusal: refusalOf(error, record) ?? earlier.refusal });
}

/** Removes what waits of a record that a form of this page has saved in another way, such as after a comparison. */
export async function discardSaved(id: string): Promise<void> {
  if (saving.has(id)) return;
  const stored = await queueStore.get(id);
  if (stored !== undefined && isSavedHere(stored)) await recordQueue.remove(stored);
}

/** Takes the lock of a record once it is free; resolves to a function that releases it. */
async function hold(id: string): Promise<() => void> {
  const name = lockOf(id);
  if (navigator.locks === undefined) {
    while (heldInTab.has(name)) await new Promise((resolve) => setTimeout(resolve, 50));
    heldInTab.add(name);
    return () => heldInTab.delete(name);
  }
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, () => new Promise<void>((release) => resolve(release))).catch(reject);
  });
}
