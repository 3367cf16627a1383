import { recordQueueTexts } from "@cathedra/domain/messages";
import type { SessionIdentity } from "../../auth/session-identity.ts";
import { observable } from "../../observable.ts";
import { ApiError, getCode } from "../../relay/errors.ts";
import { getFieldErrors } from "../../relay/field-errors.ts";
import type { QueueStore } from "./queue-store.ts";
import type { QueuedRecord, QueueRefusal } from "./queued-record.ts";

export type QueueState = {
  readonly records: readonly QueuedRecord[];
  /** The ids of the records that this tab is sending. */
  readonly sending: ReadonlySet<string>;
};

type Lock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result | undefined>;

export type QueuePorts = {
  readonly store: Omit<QueueStore, "owners" | "removeOf">;
  readonly session: () => SessionIdentity | undefined;
  /** Does the work unless another tab holds the lock of this name. */
  readonly whenFree: Lock;
  /** Saves records together; each fails as a save of its form does. Rejects where nothing is known of any of them. */
  readonly send: (records: readonly QueuedRecord[]) => Promise<readonly PromiseSettledResult<void>[]>;
  /** Waits until the portal takes more requests. */
  readonly pause: (seconds: number) => Promise<void>;
  /** Tells the other tabs that the records have changed. */
  readonly notifyOtherTabs: () => void;
};

/** What became of records that were sent together. They are sent again where the portal limits requests or did not answer. */
type Sending = QueueOutcome & {
  readonly end: "answered" | "unanswered" | { readonly limitedForSeconds: number };
};

export type QueueOutcome = { readonly sent: number; readonly refused: number };

/** The records of one person that wait in this browser, and how they are sent. */
export function createRecordQueue({ store, session, whenFree, send, pause, notifyOtherTabs }: QueuePorts) {
  const state = observable<QueueState>({ records: [], sending: none });
  const onSent = new Set<() => void>();
  let followed: string | undefined;
  /** Whether sending was asked for while a tab was sending. */
  let isAskedAgain = false;

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

  const isToSend = (record: QueuedRecord): boolean => record.refusal === null && isFromThisSession(record);

  /** Holds the locks of all records that no form and no other tab is saving, and works on these. */
  async function withFree<Result extends object>(
    [first, ...rest]: readonly QueuedRecord[],
    work: (free: readonly QueuedRecord[]) => Promise<Result>,
    free: readonly QueuedRecord[] = [],
  ): Promise<Result> {
    if (first === undefined) return work(free);
    const result = await whenFree(lockOf(first.id), () => withFree(rest, work, [...free, first]));
    return result ?? withFree(rest, work, free);
  }

  async function sendTogether(owner: string, listed: readonly QueuedRecord[]): Promise<Sending> {
    // Not those of the list: another tab may have sent or corrected one meanwhile.
    const stored = new Map((await store.of(owner)).map((record) => [record.id, record]));
    const records = listed.flatMap(({ id }) => stored.get(id) ?? []).filter(isToSend);
    if (records.length === 0) return { sent: 0, refused: 0, end: "answered" };
    state.set({ ...state.get(), sending: new Set(records.map(({ id }) => id)) });
    try {
      return await settle(records, await send(records));
    } catch (error) {
      return { sent: 0, refused: 0, end: endOf(error) };
    } finally {
      state.set({ ...state.get(), sending: none });
    }
  }

  async function settle(
    records: readonly QueuedRecord[],
    results: readonly PromiseSettledResult<void>[],
  ): Promise<Sending> {
    const sent = records.filter((_, at) => results[at]?.status === "fulfilled");
    const refusals = new Map<string, QueueRefusal>();
    let end: Sending["end"] = "answered";
    for (const [at, record] of records.entries()) {
      const result = results[at];
      if (result?.status !== "rejected") continue;
      const refusal = refusalOf(result.reason, record);
      if (refusal !== undefined) refusals.set(record.id, refusal);
      else if (end === "answered") end = endOf(result.reason);
    }
    if (sent.length + refusals.size > 0)
      await write(async () => {
        await store.remove(sent);
        for (const [id, refusal] of refusals) await store.change(id, (kept) => ({ ...kept, refusal }));
      });
    if (sent.length > 0) for (const listener of onSent) listener();
    return { sent: sent.length, refused: refusals.size, end };
  }

  /** Adds to `outcome` what became of the records. */
  async function sendListed(owner: string, outcome: { sent: number; refused: number }): Promise<void> {
    const tried = new Set<string>();
    await read(owner);
    // Few at first: where the connection is lost again and again, little is sent twice.
    let most = firstTogether;
    for (;;) {
      // Of the present list: a person may have saved or released a record meanwhile, also in another tab.
      const left = state.get().records.filter((record) => isToSend(record) && !tried.has(record.id));
      if (left.length === 0) return;
      const together = nextTogether(left, most);
      const { sent, refused, end } = await withFree(together, (free) => sendTogether(owner, free));
      outcome.sent += sent;
      outcome.refused += refused;
      if (end === "unanswered") return;
      if (end === "answered") {
        for (const { id } of together) tried.add(id);
        most = Math.min(2 * most, mostTogether);
      }
      // Many records wait after a day without a network: nothing else would send the rest.
      else await pause(end.limitedForSeconds);
    }
  }

  return {
    state,
    /** Calls back after records were sent. Returns its unsubscribe. */
    onSent: (listener: () => void): (() => void) => {
      onSent.add(listener);
      return () => onSent.delete(listener);
    },
    /** Reads the records of a person again. */
    read,
    /** Whether a record is sent without a question: it was saved in the session that is still going on. */
    isFromThisSession,
    put: (record: QueuedRecord): Promise<void> => write(() => store.put(record)),
    remove: (record: QueuedRecord): Promise<void> => write(() => store.remove([record])),
    /** Removes what waits; what waited before a deletion waits again. */
    takeBack: (record: QueuedRecord): Promise<void> =>
      write(() => (record.replaces === undefined ? store.remove([record]) : store.put(record.replaces))),
    /** The person asks to send these, in whatever session they were saved, and although the portal refused them before. */
    release: async (records: readonly QueuedRecord[]): Promise<void> => {
      const mark = session()?.mark;
      if (mark === undefined) return;
      await write(async () => {
        for (const { id } of records)
          await store.change(id, (kept) => ({ ...kept, session: mark, refusal: null }));
      });
    },
    /**
     * Sends what waits, in its order. Only one tab does so; it stops where the portal does not answer. Called while this tab
     * sends, it makes that go through the queue once more: the attempt may be failing by the connection that has just come back.
     */
    sendAll: async (owner: string): Promise<QueueOutcome> => {
      const outcome = { sent: 0, refused: 0 };
      let wasFree: boolean | undefined;
      do {
        isAskedAgain = false;
        wasFree = await whenFree(lockOf("all"), async () => {
          await sendListed(owner, outcome);
          return true;
        });
      } while (wasFree && isAskedAgain);
      if (!wasFree) isAskedAgain = true;
      return outcome;
    },
  };
}

const none: ReadonlySet<string> = new Set();

/** How many records are sent in the first request, and the most that one request saves (`maxSavesAtOnce` of the API). */
const firstTogether = 5;
const mostTogether = 25;

/** The first of these records that one request can save; a deletion is a request of its own. */
function nextTogether(records: readonly QueuedRecord[], most: number): readonly QueuedRecord[] {
  const deletion = records.findIndex(({ kind }) => kind === "deletion");
  return records.slice(0, deletion === 0 ? 1 : Math.min(most, deletion === -1 ? most : deletion));
}

/** How long to wait, in seconds, where the portal limits requests and does not say for how long. */
const defaultPause = 10;

function endOf(error: unknown): Sending["end"] {
  if (!(error instanceof ApiError) || error.code !== "RATE_LIMITED") return "unanswered";
  const { retryAfterSeconds } = error.facts;
  return { limitedForSeconds: typeof retryAfterSeconds === "number" ? retryAfterSeconds : defaultPause };
}

export type RecordQueue = ReturnType<typeof createRecordQueue>;

/** The name of the lock under which a record is sent. */
export const lockOf = (id: string): string => `cathedra.record-queue.${id}`;

export const isSavedElsewhere = (error: unknown): boolean =>
  error instanceof Error && error.name === "SavedElsewhereError";

/** Why the portal does not take a record; undefined when another attempt may succeed without the person. */
export function refusalOf(error: unknown, { kind = "new" }: QueuedRecord): QueueRefusal | undefined {
  if (getCode(error) === "RATE_LIMITED") return undefined;
  if (isSavedElsewhere(error)) return { code: "SAVED_ELSEWHERE", message: recordQueueTexts.savedElsewhere };
  // With a new session the same request may succeed.
  if (!(error instanceof ApiError) || error.code === "UNAUTHENTICATED") return undefined;
  const { code } = error;
  if (code === "NOT_FOUND") {
    // For a new record this is the group: the person has left it.
    return { code, message: kind === "new" ? recordQueueTexts.groupLeft : recordQueueTexts.recordGone };
  }
  if (code === "CONFLICT") return { code, message: recordQueueTexts.changedElsewhere[kind] };
  if (code === "RECORD_CONFIRMED") return { code, message: recordQueueTexts.confirmedMeanwhile[kind] };
  const found = getFieldErrors(error)?.map(({ message }) => message) ?? [error.message];
  return { code: error.code, message: [...new Set(found)].join(" ") };
}
