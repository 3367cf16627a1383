import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { createLocalDrafts, discardInTime, getName, localDraftLifetimeMs } from "./local-drafts.ts";

const hers = { owner: "maya", id: "a" };
const his = { owner: "tomás.herrera", id: "a" };
const copy = { isChange: false, revision: null, base: null, content: { hospital: "Northgate" } };

let now = 0;
let storage = memoryStorage();
let copies = createLocalDrafts(
  () => storage,
  () => now,
);

beforeEach(() => {
  now = 1_000_000;
  storage = memoryStorage();
  copies = createLocalDrafts(
    () => storage,
    () => now,
  );
});

describe("copies of drafts", () => {
  it("a copy is read back with its time", () => {
    copies.keep({ ...hers, ...copy });
    expect(copies.read(hers)).toEqual({ ...hers, ...copy, savedAt: 1_000_000 });
    expect(copies.of("maya")).toEqual([{ ...hers, ...copy, savedAt: 1_000_000 }]);
  });

  it("a copy is found only for its own person and draft", () => {
    copies.keep({ ...hers, ...copy });
    expect(copies.read(his)).toBeUndefined();
    expect(copies.read({ ...hers, id: "b" })).toBeUndefined();
    expect(copies.read({ owner: "may", id: "a.a" })).toBeUndefined();
    for (const other of [his, { ...hers, id: "b" }]) {
      storage.setItem(getName(hers), JSON.stringify({ ...other, ...copy, savedAt: now }));
      expect(copies.read(hers)).toBeUndefined();
    }
  });

  it("a copy expires at the exact millisecond, also in a browser that stays open", () => {
    vi.useFakeTimers({ now });
    const living = createLocalDrafts(() => storage);
    living.keep({ ...hers, ...copy });
    const stop = discardInTime(living);
    vi.advanceTimersByTime(localDraftLifetimeMs - 1);
    expect(living.read(hers)).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(living.read(hers)).toBeUndefined();
    vi.advanceTimersByTime(10 * 60_000);
    expect(storage.length).toBe(0);
    living.keep({ ...hers, ...copy });
    stop();
    vi.advanceTimersByTime(localDraftLifetimeMs);
    expect([storage.length, vi.getTimerCount()]).toEqual([1, 0]);
    discardInTime(living)();
    expect(storage.length).toBe(0);
    vi.useRealTimers();
  });

  it("a copy with a time in the future is ignored", () => {
    copies.keep({ ...hers, ...copy });
    now -= 1;
    expect(copies.read(hers)).toBeUndefined();
  });

  it.each(["{", "null", "{}", '{"owner":"maya","id":"a","savedAt":"today"}'])(
    "the invalid copy %s is ignored",
    (text) => {
      copies.keep({ ...hers, ...copy });
      storage.setItem(storage.key(0) ?? "", text);
      expect(copies.read(hers)).toBeUndefined();
      expect(copies.of("maya")).toEqual([]);
    },
  );

  it("copies are discarded one by one or for a whole person at sign-out, without affecting others", () => {
    storage.setItem("cathedra.theme", "dark");
    copies.keep({ ...hers, ...copy });
    copies.keep({ ...his, ...copy });
    copies.discard(hers);
    expect(copies.read(hers)).toBeUndefined();
    expect(copies.read(his)).toBeDefined();
    copies.keep({ ...hers, ...copy });
    storage.setItem("cathedra.draft.unreadable", "{");
    copies.discardOf("maya");
    expect(copies.of("maya")).toEqual([]);
    expect(storage.getItem("cathedra.draft.unreadable")).toBeNull();
    expect(copies.read(his)).toBeDefined();
    expect(storage.getItem("cathedra.theme")).toBe("dark");
  });

  it("a forbidden or full storage keeps no copy and causes no error", () => {
    const forbidden = createLocalDrafts(() => {
      throw new DOMException("denied", "SecurityError");
    });
    forbidden.keep({ ...hers, ...copy });
    forbidden.discardOf("maya");
    expect(forbidden.read(hers)).toBeUndefined();
    expect(forbidden.of("maya")).toEqual([]);
  });
});
