import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { createDraftStore, discardInTime, draftLivesMs } from "./draft-store.ts";

const schema = v.object({ hospital: v.string() });
const hers = { owner: "maya", subject: "/logbook/records/create" };
const his = { owner: "tomás.herrera", subject: "/logbook/records/create" };

let now = 0;
let storage = memoryStorage();
let drafts = createDraftStore(
  () => storage,
  () => now,
);

beforeEach(() => {
  now = 1_000_000;
  storage = memoryStorage();
  drafts = createDraftStore(
    () => storage,
    () => now,
  );
});

describe("the draft store", () => {
  it("gives back what was kept, with the time", () => {
    drafts.keep(hers, { hospital: "Northgate" });
    expect(drafts.read(hers, schema)).toEqual({ savedAt: 1_000_000, content: { hospital: "Northgate" } });
  });

  it("keeps each person's and each form's own", () => {
    drafts.keep(hers, { hospital: "Northgate" });
    expect(drafts.read(his, schema)).toBeUndefined();
    expect(drafts.read({ ...hers, subject: "/logbook/records/5" }, schema)).toBeUndefined();
    expect(drafts.read({ owner: "may", subject: "a.cathedra" }, schema)).toBeUndefined();
  });

  it("forgets after eight hours, to the millisecond", () => {
    drafts.keep(hers, { hospital: "Northgate" });
    now += draftLivesMs - 1;
    drafts.discardExpired();
    expect(drafts.read(hers, schema)).toBeDefined();
    now += 1;
    expect(drafts.read(hers, schema)).toBeUndefined();
    drafts.discardExpired();
    expect(storage.length).toBe(0);
  });

  it("forgets in time also where the browser stays open", () => {
    vi.useFakeTimers({ now });
    const living = createDraftStore(() => storage);
    living.keep(hers, { hospital: "Northgate" });
    const stop = discardInTime(living);
    vi.advanceTimersByTime(draftLivesMs - 1);
    expect(storage.length).toBe(1);
    vi.advanceTimersByTime(10 * 60_000);
    expect(storage.length).toBe(0);
    stop();
    vi.useRealTimers();
  });

  it("does not trust a draft from the future", () => {
    drafts.keep(hers, { hospital: "Northgate" });
    now -= 1;
    expect(drafts.read(hers, schema)).toBeUndefined();
  });

  it.each(["{", "null", '{"savedAt":"today","content":{}}', '{"savedAt":1000000,"content":{"hospital":5}}'])(
    "does not give out %s",
    (text) => {
      drafts.keep(hers, {});
      storage.setItem(storage.key(0) ?? "", text);
      expect(drafts.read(hers, schema)).toBeUndefined();
    },
  );

  it("discards one draft, or all of them on sign-out, and nothing of others", () => {
    storage.setItem("cathedra.theme", "dark");
    drafts.keep(hers, { hospital: "Northgate" });
    drafts.keep(his, { hospital: "Lakeside" });
    drafts.discard(hers);
    expect(drafts.read(hers, schema)).toBeUndefined();
    expect(drafts.read(his, schema)).toBeDefined();
    drafts.discardAll();
    expect(drafts.read(his, schema)).toBeUndefined();
    expect(storage.getItem("cathedra.theme")).toBe("dark");
  });

  it("keeps nothing where the browser forbids or is full, without failing", () => {
    const forbidden = createDraftStore(() => {
      throw new DOMException("denied", "SecurityError");
    });
    forbidden.keep(hers, { hospital: "Northgate" });
    forbidden.discardAll();
    expect(forbidden.read(hers, schema)).toBeUndefined();
  });
});
