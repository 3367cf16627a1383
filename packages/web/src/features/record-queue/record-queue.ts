import { recordQueueTexts } from "@cathedra/domain/messages";
import type { KeptSession } from "../../auth/kept-session.ts";
import { observable } from "../../observable.ts";
import { ApiError, codeOf } from "../../relay/errors.ts";
import { fieldErrorsOf } from "../../relay/field-errors.ts";
import type { QueueStore } from "./queue-store.ts";
import type { QueuedRecord, QueueRefusal } from "./queued-record.ts";

export type QueueState = {
  readonly records: readonly QueuedRecord[];
  /** The record that this tab is sending. */
  readonly sending: string | undefined;
};

type Lock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>;

export type QueuePorts = {
  readonly store: QueueStore;
  readonly session: () => KeptSession | undefined;
  /** Does the work unless another tab holds the lock of this name. */
  readonly whenFree: Lock;
  /** Saves a record; rejects as a save of the form does. */
  readonly send: (record: QueuedRecord) => Promise<void>;
  /** Waits until the portal may take more requests. */
  readonly pause: () => Promise<void>;
  /** Tells the other tabs that the records have changed. */
  readonly notifyOtherTabs: () => void;
};

type Sending = "sent" | "refused" | "gone" | "unanswered" | "limited";

export type QueueOutcome = { readonly sent: number; readonly refused: number };

/** The records of one person that wait in this browser, and how they are sent. */
export function createRecordQueue({ store, session, whenFree, send, pause, notifyOtherTabs }: QueuePorts) {
  const state = observable<QueueState>({ records: [], sending: undefined });
  const onSent = new Set<() => void>();
  let followed: string | undefined;

  async function read(owner = followed): Promise<void> {
    if (owner === undefined) return;
    followed = owner;
    const records = await store.of(owner);
    state.set({ ...state.get(), records });
  }

  async function write(change: () => Promise<void>): Promise<void> {
    await change();
    notifyOtherTabs();
    await read();
  }

  const isFromThisSession = (record: QueuedRecord): boolean => {
    const { mark, person } = session() ?? {};
    return mark === record.session && (person === undefined || person === record.owner);
  };

  async function sendOne({ id }: QueuedRecord): Promise<Sending> {
    // Not the one of the list: another tab may have sent or corrected it meanwhile.
    const record = await store.get(id);
    if (record === undefined || record.refusal !== null || !isFromThisSession(record)) return "gone";
    state.set({ ...state.get(), sending: id });
    try {
      await send(record);
    } catch (error) {
      if (codeOf(error) === "RATE_LIMITED") return "limited";
      const refusal = refusalOf(error, record);
      if (refusal === undefined) return "unanswered";
      await write(() => store.change(id, (kept) => ({ ...kept, refusal })));
      return "refused";
    } finally {
      state.set({ ...state.get(), sending: undefined });
    }
    await write(() => store.remove(record));
    for (const listener of onSent) listener();
    return "sent";
  }

  return {
    state,
    /** Calls back after each record that was sent. Returns its unsubscribe. */
    onSent: (listener: () => void): (() => void) => {
      onSent.add(listener);
      return () => onSent.delete(listener);
    },
    /** Reads the records of a person again. */
    read,
    /** Whether a record is sent without a question: it was saved in the session that is still going on. */
    isFromThisSession,
    put: (record: QueuedRecord): Promise<void> => write(() => store.put(record)),
    remove: (record: QueuedRecord): Promise<void> => write(() => store.remove(record)),
    /** Removes what waits; what waited before a deletion waits again. */
    takeBack: (record: QueuedRecord): Promise<void> =>
      write(() => (record.replaces === undefined ? store.remove(record) : store.put(record.replaces))),
    /** The person asks to send these, in whatever session they were saved, and although the portal refused them before. */
    release: async (records: readonly QueuedRecord[]): Promise<void> => {
      const mark = session()?.mark;
      if (mark === undefined) return;
      await write(async () => {
        for (const { id } of records)
          await store.change(id, (kept) => ({ ...kept, session: mark, refusal: null }));
      });
    },
    /** Sends what waits, one after the other. Only one tab does so; it stops where the portal does not answer. */
    sendAll: async (owner: string): Promise<QueueOutcome> => {
      const outcome = { sent: 0, refused: 0 };
      await whenFree(lockOf("all"), async () => {
        await read(owner);
        for (const record of state.get().records) {
          // A form that is saving this record holds its lock.
          const sendNow = () => whenFree(lockOf(record.id), () => sendOne(record));
          let result = await sendNow();
          // Many records wait after a day without a network: nothing else would send the rest.
          while (result === "limited") {
            await pause();
            result = await sendNow();
          }
          if (result === "unanswered") return;
          if (result === "sent" || result === "refused") outcome[result] += 1;
        }
      });
      return outcome;
    },
  };
}

export type RecordQueue = ReturnType<typeof createRecordQueue>;

/** The name of the lock under which a record is sent. */
export const lockOf = (id: string): string => `cathedra.record-queue.${id}`;

/** Why the portal does not take a record; undefined when another attempt may succeed without the person. */
function refusalOf(error: unknown, { kind = "new" }: QueuedRecord): QueueRefusal | undefined {
  if (error instanceof Error && error.name === "SavedElsewhereError")
    return { code: "SAVED_ELSEWHERE", message: recordQueueTexts.savedElsewhere };
  // With a new session the same request may succeed.
  if (!(error instanceof ApiError) || error.code === "UNAUTHENTICATED") return undefined;
  const { code } = error;
  if (code === "NOT_FOUND") {
    // For a new record this is the group: the person has left it.
    return { code, message: kind === "new" ? recordQueueTexts.groupLeft : recordQueueTexts.recordGone };
  }
  if (code === "CONFLICT") return { code, message: recordQueueTexts.changedElsewhere[kind] };
  if (code === "RECORD_CONFIRMED") return { code, message: recordQueueTexts.confirmedMeanwhile[kind] };
  const found = fieldErrorsOf(error)?.map(({ message }) => message) ?? [error.message];
  return { code: error.code, message: [...new Set(found)].join(" ") };
}
