import { maxSavesAtOnce } from "@cathedra/domain/logbook";
import { beforeEach, expect, test, vi } from "vitest";
import type { SessionIdentity } from "../../auth/session-identity.ts";
import { SessionExpiredError } from "../../auth/tokens.ts";
import { ApiError, UnavailableError } from "../../relay/errors.ts";
import type { QueuedRecord } from "./queued-record.ts";
import { createRecordQueue, lockOf, type QueuePorts } from "./record-queue.ts";

const aRecord = (id: string, more: Partial<QueuedRecord> = {}): QueuedRecord => ({
  id,
  owner: "maya",
  session: "first",
  savedAt: Number(id),
  procedureName: `Case ${id}`,
  dateOfProcedure: "2026-11-20",
  customerId: 1,
  draftRevision: undefined,
  content: { id },
  refusal: null,
  ...more,
});

function memoryStore(kept: Map<string, QueuedRecord>): QueuePorts["store"] {
  return {
    of: async (owner) =>
      [...kept.values()]
        .filter((record) => record.owner === owner)
        .toSorted((one, other) => one.savedAt - other.savedAt),
    get: async (id) => kept.get(id),
    put: async (record) => void kept.set(record.id, record),
    change: async (id, change) => {
      const record = kept.get(id);
      if (record !== undefined) kept.set(id, change(record));
    },
    remove: async (records) => {
      for (const { id, savedAt } of records) if (kept.get(id)?.savedAt === savedAt) kept.delete(id);
    },
    probe: async () => undefined,
  };
}

let kept: Map<string, QueuedRecord>;
let held: Set<string>;
let session: SessionIdentity | undefined;
/** What becomes of one record; the requests are in `requests`. */
const send = vi.fn<(record: QueuedRecord) => Promise<void>>();
let requests: (readonly string[])[];
const notifyOtherTabs = vi.fn();
const pause = vi.fn(async (_seconds: number) => undefined);

async function sendTogether(records: readonly QueuedRecord[]): Promise<PromiseSettledResult<void>[]> {
  requests.push(records.map(({ id }) => id));
  const results: PromiseSettledResult<void>[] = [];
  for (const record of records) {
    const [result] = await Promise.allSettled([send(record)]);
    results.push(result);
    const stops = [UnavailableError, SessionExpiredError, TypeError];
    if (result.status === "rejected" && stops.some((kind) => result.reason instanceof kind)) break;
  }
  return results;
}

/** The queue of one tab of the browser. */
const aTab = () =>
  createRecordQueue({
    store: memoryStore(kept),
    session: () => session,
    send: sendTogether,
    pause,
    notifyOtherTabs,
    whenFree: async (name, work) => {
      if (held.has(name)) return undefined;
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    },
  });

beforeEach(() => {
  kept = new Map();
  held = new Set();
  requests = [];
  session = { mark: "first", person: "maya" };
  send.mockReset().mockResolvedValue(undefined);
  notifyOtherTabs.mockReset();
});

const keep = (...records: readonly QueuedRecord[]) => {
  for (const record of records) kept.set(record.id, record);
};
const sentIds = () => send.mock.calls.map(([{ id }]) => id);

test("records are sent in the order in which they were saved, and are gone then; those of others stay", async () => {
  keep(aRecord("3"), aRecord("1"), aRecord("2"), aRecord("0", { owner: "priya" }));
  const tab = aTab();
  const onSent = vi.fn();
  tab.onSent(onSent);
  expect(await tab.sendAll("maya")).toEqual({ sent: 3, refused: 0 });
  expect(sentIds()).toEqual(["1", "2", "3"]);
  expect([...kept.keys()]).toEqual(["0"]);
  expect([onSent.mock.calls.length, notifyOtherTabs.mock.calls.length]).toEqual([1, 1]);
  expect(tab.state.get()).toEqual({ records: [], sending: new Set() });
});

test("a connection that is back while an attempt is failing sends the records", async () => {
  keep(aRecord("1"), aRecord("2"), aRecord("0", { owner: "priya" }));
  const tab = aTab();
  let fail = (_error: Error): void => {};
  send.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const attempt = tab.sendAll("maya");
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(await tab.sendAll("maya")).toEqual({ sent: 0, refused: 0 });
  fail(new TypeError("Failed to fetch"));
  expect(await attempt).toEqual({ sent: 2, refused: 0 });
  expect([...kept.keys()]).toEqual(["0"]);
});

test("a record that is saved or released while others are sent is sent after them", async () => {
  keep(aRecord("1"));
  const tab = aTab();
  send.mockImplementationOnce(async () => {
    await tab.put(aRecord("2"));
  });
  expect(await tab.sendAll("maya")).toEqual({ sent: 2, refused: 0 });
});

test("two tabs send a record once", async () => {
  keep(aRecord("1"), aRecord("2"));
  const outcomes = await Promise.all([aTab().sendAll("maya"), aTab().sendAll("maya")]);
  expect(outcomes.map(({ sent }) => sent).toSorted((one, other) => one - other)).toEqual([0, 2]);
  expect(sentIds()).toEqual(["1", "2"]);
});

test("a record that a form is saving is left to the form", async () => {
  keep(aRecord("1"), aRecord("2"));
  held.add(lockOf("1"));
  await aTab().sendAll("maya");
  expect(sentIds()).toEqual(["2"]);
  expect([...kept.keys()]).toEqual(["1"]);
});

test("a record that another tab has sent or corrected since the list was read is sent as it is now", async () => {
  keep(aRecord("1"), aRecord("2"), aRecord("3"));
  keep(...["4", "5", "6", "7"].map((id) => aRecord(id)));
  send.mockImplementationOnce(async () => {
    kept.delete("6");
    kept.set("7", aRecord("7", { content: "corrected" }));
  });
  await aTab().sendAll("maya");
  expect(requests).toEqual([["1", "2", "3", "4", "5"], ["7"]]);
  expect(send.mock.lastCall?.[0].content).toBe("corrected");
});

test.each([
  ["the portal does not answer", new UnavailableError()],
  ["the session has expired", new SessionExpiredError()],
  ["the code could not be loaded", new TypeError("Failed to fetch")],
])("where %s, everything waits, and nothing more is sent", async (_, error) => {
  keep(aRecord("1"), aRecord("2"));
  send.mockRejectedValue(error);
  const tab = aTab();
  expect(await tab.sendAll("maya")).toEqual({ sent: 0, refused: 0 });
  expect(sentIds()).toEqual(["1"]);
  expect([...kept.values()].map(({ refusal }) => refusal)).toEqual([null, null]);
  expect(tab.state.get().sending).toEqual(new Set());
});

test("where too many requests were sent, those left are sent again once the portal takes them", async () => {
  keep(aRecord("1"), aRecord("2"));
  const slowly = new ApiError("RATE_LIMITED", "Slowly", "r1", { retryAfterSeconds: 3 });
  send.mockResolvedValueOnce(undefined).mockRejectedValueOnce(slowly).mockResolvedValue(undefined);
  expect(await aTab().sendAll("maya")).toEqual({ sent: 2, refused: 0 });
  expect(sentIds()).toEqual(["1", "2", "2"]);
  expect(pause.mock.calls).toEqual([[3]]);
});

test("many records go in requests that begin small and are never larger than the portal takes", async () => {
  keep(...Array.from({ length: 100 }, (_, at) => aRecord(String(at))));
  expect(await aTab().sendAll("maya")).toEqual({ sent: 100, refused: 0 });
  expect(requests.map(({ length }) => length)).toEqual([5, 10, 20, maxSavesAtOnce, maxSavesAtOnce, 15]);
  expect(sentIds()).toEqual(Array.from({ length: 100 }, (_, at) => String(at)));
});

test("a deletion is a request of its own, in its place", async () => {
  keep(aRecord("1"), aRecord("2"), aRecord("3", { kind: "deletion" }), aRecord("4"));
  await aTab().sendAll("maya");
  expect(requests).toEqual([["1", "2"], ["3"], ["4"]]);
});

test("where the answer to some is lost, those before it are gone and the others wait", async () => {
  keep(aRecord("1"), aRecord("2"), aRecord("3"));
  send.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new UnavailableError());
  expect(await aTab().sendAll("maya")).toEqual({ sent: 1, refused: 0 });
  expect([...kept.keys()]).toEqual(["2", "3"]);
});

test("a refused record stays with the reason, and the next ones are sent", async () => {
  keep(aRecord("1"), aRecord("2"), aRecord("3"), aRecord("4"));
  const fields = [
    { path: "hospital", message: "Unknown hospital" },
    { path: "attending", message: "Unknown attending" },
  ];
  send
    .mockRejectedValueOnce(new ApiError("INVALID_INPUT", "Wrong", "r1", { fields }))
    .mockRejectedValueOnce(new ApiError("NOT_FOUND", "No group"))
    .mockRejectedValueOnce(Object.assign(new Error("elsewhere"), { name: "SavedElsewhereError" }));
  const tab = aTab();
  expect(await tab.sendAll("maya")).toEqual({ sent: 1, refused: 3 });
  expect([...kept.values()].map(({ refusal }) => refusal?.code)).toEqual([
    "INVALID_INPUT",
    "NOT_FOUND",
    "SAVED_ELSEWHERE",
  ]);
  expect(kept.get("1")?.refusal?.message).toBe("Unknown hospital Unknown attending");
  expect(kept.get("2")?.refusal?.message).toMatch(/no longer in the group/);
  // It is not tried again by itself.
  await tab.sendAll("maya");
  expect(send).toHaveBeenCalledTimes(4);
  const refused = kept.get("1");
  await tab.release(refused === undefined ? [] : [refused]);
  expect(await tab.sendAll("maya")).toEqual({ sent: 1, refused: 0 });
  expect([...kept.keys()]).toEqual(["2", "3"]);
});

test("after a new sign-in a record is sent only when the person asks for it", async () => {
  keep(aRecord("1"), aRecord("2"));
  session = { mark: "second", person: "maya" };
  const tab = aTab();
  expect(await tab.sendAll("maya")).toEqual({ sent: 0, refused: 0 });
  const [first] = tab.state.get().records;
  expect(first !== undefined && tab.isFromThisSession(first)).toBe(false);
  await tab.release(first === undefined ? [] : [first]);
  await tab.sendAll("maya");
  expect(sentIds()).toEqual(["1"]);
  expect([...kept.keys()]).toEqual(["2"]);
});

test.each([
  ["of another person", { mark: "first", person: "priya" }],
  ["that has expired", undefined],
])("nothing is sent in a session %s", async (_, present) => {
  keep(aRecord("1"));
  session = present;
  await aTab().sendAll("maya");
  expect(send).not.toHaveBeenCalled();
  expect(kept.size).toBe(1);
});

test("a record that is saved anew while it is sent stays", async () => {
  keep(aRecord("1"));
  send.mockImplementationOnce(async () => void kept.set("1", aRecord("1", { savedAt: 5 })));
  await aTab().sendAll("maya");
  expect(kept.get("1")?.savedAt).toBe(5);
});

test.each([
  ["NOT_FOUND", "change", /has been deleted/],
  ["CONFLICT", "change", /save it to compare/],
  ["CONFLICT", "deletion", /delete it again/],
  ["RECORD_CONFIRMED", "change", /then send your change/],
] as const)("%s of a %s is told in its own words", async (code, kind, words) => {
  keep(aRecord("1", { kind }));
  send.mockRejectedValueOnce(new ApiError(code, "Refused"));
  await aTab().sendAll("maya");
  expect(kept.get("1")?.refusal?.message).toMatch(words);
});

test("a deletion that is taken back gives back what waited before it", async () => {
  const change = aRecord("1", { kind: "change" });
  keep(aRecord("2", { kind: "deletion" }), aRecord("1", { kind: "deletion", replaces: change }));
  const tab = aTab();
  for (const record of kept.values()) await tab.takeBack(record);
  expect([...kept.values()]).toEqual([change]);
});
