import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { createDraftSync, restMs } from "./draft-sync.ts";
import { createLocalDrafts } from "./local-drafts.ts";
import type { SentDraft } from "./send-draft.ts";

type Content = Readonly<Record<string, string>>;
const key = { owner: "maya", id: "a" };

/** The simulated portal stores one draft, and these variables set how it answers. */
let portal: { revision: number; content: Content } | undefined;
let isAway: boolean;
let isAnswerLost: boolean;
let refusal: string | undefined;
let recordId: string | undefined;
let sends: number;
let under: number;
let merges: number;
let duringMerge: (() => void) | undefined;
let shown: Content[];
let saved: string[];
let copies = createLocalDrafts(() => memoryStorage());

async function send(draft: { revision: number | null; content: unknown }): Promise<SentDraft> {
  sends += 1;
  under += 1;
  expect(under).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  under -= 1;
  if (isAway) throw new TypeError("Failed to fetch");
  if (recordId !== undefined) return { outcome: "recordSaved", recordId };
  const content = { ...portal?.content, ...(draft.content as Content) };
  const isStored = JSON.stringify(content) === JSON.stringify(portal?.content);
  if (portal !== undefined && portal.revision !== draft.revision && !isStored)
    return { outcome: "changedMeanwhile", ...portal };
  if (!isStored) portal = { revision: (portal?.revision ?? 0) + 1, content };
  if (isAnswerLost) throw new TypeError("lost");
  const isMore = Object.keys(content).length > Object.keys(draft.content as Content).length;
  return { outcome: "saved", revision: portal?.revision ?? 1, savedAt: 5, content: isMore ? content : null };
}

function open(unsent?: Content, stored?: Content) {
  const revision = stored === undefined ? null : (portal?.revision ?? null);
  return createDraftSync<Content>(
    { ...key, isChange: false, revision, stored, storedAt: stored && 1, unsent },
    {
      send,
      copies,
      read: (content) => content as Content,
      merge: async ({ theirs, mine }) => {
        merges += 1;
        await Promise.resolve();
        duringMerge?.();
        duringMerge = undefined;
        return { ...theirs, ...mine };
      },
      show: (content) => shown.push(content),
      onRecordSaved: (id) => saved.push(id),
      toRefusal: () => refusal,
    },
  );
}

const rest = () => vi.advanceTimersByTimeAsync(restMs + 500);

beforeEach(() => {
  vi.useFakeTimers();
  const storage = memoryStorage();
  copies = createLocalDrafts(() => storage);
  portal = undefined;
  isAway = false;
  isAnswerLost = false;
  refusal = undefined;
  recordId = undefined;
  [sends, under, merges] = [0, 0, 0];
  duringMerge = undefined;
  shown = [];
  saved = [];
});
afterEach(() => vi.useRealTimers());

describe("draft of a form", () => {
  it("the draft is sent once when typing pauses, and the copy in the browser is removed", async () => {
    const sync = open();
    expect(sync.state.get()).toEqual({ kind: "none" });
    for (const why of ["A", "As", "Asc"]) {
      await vi.advanceTimersByTimeAsync(restMs - 1);
      sync.change({ why });
    }
    expect(copies.read(key)?.content).toEqual({ why: "Asc" });
    await rest();
    expect(portal?.content).toEqual({ why: "Asc" });
    expect([sends, shown]).toEqual([1, []]);
    expect(copies.read(key)).toBeUndefined();
    expect(sync.state.get()).toEqual({ kind: "saved", savedAt: 5 });
  });

  it("the draft is never sent twice at the same time, and the last text is stored", async () => {
    const sync = open();
    sync.change({ why: "A" });
    void sync.flush();
    await vi.advanceTimersByTimeAsync(50);
    sync.change({ why: "As" });
    void sync.flush();
    await rest();
    expect(portal).toEqual({ revision: 2, content: { why: "As" } });
    expect(merges).toBe(0);
  });

  it("the draft stays in the browser while the portal is unreachable, and is sent when it is back", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    await rest();
    expect(sync.state.get()).toEqual({ kind: "unsent" });
    expect(copies.read(key)?.content).toEqual({ why: "A" });
    isAway = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(portal?.content).toEqual({ why: "A" });
    expect(copies.read(key)).toBeUndefined();
  });

  it("an unsent draft of an earlier visit is sent when the form opens", async () => {
    copies.keep({ ...key, isChange: false, revision: null, base: null, content: { why: "A" } });
    const sync = open({ why: "A" });
    await rest();
    // A sync that was created but not entered sends nothing, and keeps the copy for the one that is used.
    expect([sends, copies.read(key)?.content]).toEqual([0, { why: "A" }]);
    sync.enter();
    await rest();
    expect(portal?.content).toEqual({ why: "A" });
  });

  it("the draft is merged with the version of another device, and the result is shown", async () => {
    portal = { revision: 1, content: { why: "A" } };
    const sync = open(undefined, { why: "A" });
    portal = { revision: 2, content: { why: "A", where: "Northgate" } };
    sync.change({ why: "As" });
    void sync.flush();
    await vi.advanceTimersByTimeAsync(50);
    sync.change({ why: "Asc" });
    await rest();
    expect(portal).toEqual({ revision: 3, content: { why: "Asc", where: "Northgate" } });
    expect(shown).toEqual([{ why: "Asc", where: "Northgate" }]);
    expect(copies.read(key)).toBeUndefined();
  });

  it("what is typed while the draft is merged is kept", async () => {
    portal = { revision: 3, content: { hospital: "Northgate" } };
    const sync = open();
    duringMerge = () => sync.change({ text: "typed more" });
    sync.change({ text: "typed" });
    await rest();
    expect(shown).toEqual([{ hospital: "Northgate", text: "typed more" }]);
    expect(portal?.content).toEqual({ hospital: "Northgate", text: "typed more" });
  });

  it("the draft is not merged with its own version whose answer was lost", async () => {
    const sync = open();
    isAnswerLost = true;
    sync.change({ why: "A" });
    await rest();
    sync.change({ why: "As" });
    isAnswerLost = false;
    await rest();
    expect(portal).toEqual({ revision: 2, content: { why: "As" } });
    expect(merges).toBe(0);
  });

  it("additional fields of the stored version are added to the draft", async () => {
    portal = { revision: 1, content: { why: "A", later: "left" } };
    const sync = open(undefined, { why: "A" });
    sync.change({ why: "As" });
    await rest();
    expect(shown).toEqual([{ why: "As", later: "left" }]);
    expect(sync.latest()).toEqual({ why: "As", later: "left" });
  });

  it("a draft that has become a record reports the record and is not sent again", async () => {
    const sync = open();
    recordId = "r";
    sync.change({ why: "A" });
    await rest();
    sync.change({ why: "As" });
    await rest();
    expect(saved).toEqual(["r"]);
    expect(sends).toBe(1);
  });

  it("ending the draft removes its copy, also while it is being sent", async () => {
    const sync = open();
    sync.change({ why: "A" });
    void sync.flush();
    const end = sync.end();
    await rest();
    await end;
    expect(copies.read(key)).toBeUndefined();
    expect(sync.isOver()).toBe(true);
  });

  it("leaving the form sends the draft once more, and its copy stays if that fails", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    sync.leave();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sends).toBe(1);
    expect(copies.read(key)?.content).toEqual({ why: "A" });
  });
});

describe("draft that could not be sent", () => {
  it("sending is retried after 2, 5, 15 and then every 60 seconds, and the draft stays marked as unsent", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    await vi.advanceTimersByTimeAsync(restMs + 100);
    expect([sends, sync.state.get()]).toEqual([1, { kind: "unsent" }]);
    for (const [index, seconds] of [2, 5, 15, 60, 60].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
      expect(sends).toBe(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect([sends, sync.state.get()]).toEqual([index + 2, { kind: "sending" }]);
      await vi.advanceTimersByTimeAsync(100);
      expect(sync.state.get()).toEqual({ kind: "unsent" });
    }
  });

  it("the delays start again at 2 seconds after a successful send", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    await vi.advanceTimersByTimeAsync(restMs + 100 + 2_100 + 5_000);
    isAway = false;
    await vi.advanceTimersByTimeAsync(15_200);
    expect(sync.state.get()).toEqual({ kind: "saved", savedAt: 5 });
    isAway = true;
    sync.change({ why: "As" });
    await vi.advanceTimersByTimeAsync(restMs + 100);
    const before = sends;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sends).toBe(before + 1);
  });

  it("the draft stays unsent while typing continues, and flush returns false until it is stored", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    const flushed = sync.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(await flushed).toBe(false);
    sync.change({ why: "As" });
    expect(sync.state.get()).toEqual({ kind: "unsent" });
    isAway = false;
    const again = sync.flush();
    await vi.advanceTimersByTimeAsync(100);
    expect(await again).toBe(true);
    expect([sync.revision(), sync.stored()]).toEqual([1, { why: "As" }]);
  });

  it("a flush shortly before the timer sends once, and one during a failing send sends again", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    await vi.advanceTimersByTimeAsync(restMs - 50);
    void sync.flush();
    await vi.advanceTimersByTimeAsync(200);
    expect(sends).toBe(1);
    void sync.flush();
    await vi.advanceTimersByTimeAsync(50);
    const again = sync.flush();
    await vi.advanceTimersByTimeAsync(60);
    isAway = false;
    await vi.advanceTimersByTimeAsync(100);
    expect([sends, await again]).toEqual([3, true]);
  });

  it("a draft that the portal refuses is not sent again until it is changed", async () => {
    [isAway, refusal] = [true, "Too long"];
    const sync = open();
    sync.change({ why: "A" });
    await vi.advanceTimersByTimeAsync(300_000);
    expect([sends, sync.state.get()]).toEqual([1, { kind: "refused", message: "Too long" }]);
    expect(copies.read(key)?.content).toEqual({ why: "A" });
    isAway = false;
    sync.change({ why: "As" });
    expect(sync.state.get()).toEqual({ kind: "sending" });
    await rest();
    expect(sync.state.get()).toEqual({ kind: "saved", savedAt: 5 });
  });

  it("the draft is merged with another device's version even after an own answer was lost", async () => {
    const sync = open();
    isAnswerLost = true;
    sync.change({ why: "A" });
    await vi.advanceTimersByTimeAsync(restMs + 100);
    isAnswerLost = false;
    portal = { revision: 2, content: { why: "B" } };
    await vi.advanceTimersByTimeAsync(2_500);
    expect(merges).toBe(1);
    expect(portal?.content).toEqual({ why: "A" });
    // The stored version is no longer the one whose answer was lost, but that of another device.
    sync.change({ why: "As" });
    portal = { revision: 9, content: { why: "A" } };
    await rest();
    expect(merges).toBe(2);
  });
});

describe("copy of the draft in the browser", () => {
  it("the copy is based on the stored version if typing continued while it was sent", async () => {
    const sync = open();
    sync.change({ why: "A" });
    void sync.flush();
    await vi.advanceTimersByTimeAsync(50);
    expect(copies.read(key)).toMatchObject({ revision: null, base: null, content: { why: "A" } });
    sync.change({ why: "As" });
    await vi.advanceTimersByTimeAsync(60);
    expect(copies.read(key)).toMatchObject({ revision: 1, base: { why: "A" }, content: { why: "As" } });
  });

  it("the copy contains the merged text and its base before they are sent", async () => {
    portal = { revision: 1, content: { why: "A" } };
    const sync = open(undefined, { why: "A" });
    portal = { revision: 2, content: { why: "A", where: "Northgate" } };
    sync.change({ why: "As" });
    void sync.flush();
    await vi.advanceTimersByTimeAsync(150);
    expect(copies.read(key)).toMatchObject({
      revision: 2,
      base: { why: "A", where: "Northgate" },
      content: { why: "As", where: "Northgate" },
    });
  });

  it("after the draft has ended, no copy is written, whatever is typed or answered", async () => {
    const sync = open();
    sync.change({ why: "A" });
    void sync.flush();
    await vi.advanceTimersByTimeAsync(50);
    const end = sync.end();
    sync.change({ why: "As" });
    expect(copies.read(key)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60);
    await end;
    expect([sync.latest(), sync.state.get()]).toEqual([{ why: "A" }, { kind: "sending" }]);
    sync.enter();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sends).toBe(1);
  });

  it("a failed request is not retried after the draft has ended", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    void sync.flush();
    await vi.advanceTimersByTimeAsync(50);
    void sync.end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sends, sync.state.get()]).toEqual([1, { kind: "sending" }]);
  });
});

describe("opening, pausing and closing a form", () => {
  it("an unchanged stored draft is shown as saved, and nothing is sent", async () => {
    const sync = open(undefined, { why: "A" });
    expect(sync.state.get()).toEqual({ kind: "saved", savedAt: 1 });
    expect(sync.latest()).toEqual({ why: "A" });
    sync.enter();
    expect(sync.state.get()).toEqual({ kind: "saved", savedAt: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sync.flush()).toBe(true);
    expect(sends).toBe(0);
  });

  it("a form that opens with unsent text shows that it is sending", () => {
    const sync = open({ why: "A" });
    sync.enter();
    expect(sync.state.get()).toEqual({ kind: "sending" });
  });

  it("a pause sends nothing and waits for a pending request", async () => {
    const sync = open();
    sync.change({ why: "A" });
    const paused = sync.pause();
    await vi.advanceTimersByTimeAsync(10_000);
    await paused;
    expect(sends).toBe(0);
    sync.change({ why: "As" });
    void sync.flush();
    await vi.advanceTimersByTimeAsync(50);
    let isPaused = false;
    void sync.pause().then(() => {
      isPaused = true;
    });
    await vi.advanceTimersByTimeAsync(40);
    expect(isPaused).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect([isPaused, portal?.content]).toEqual([true, { why: "As" }]);
  });

  it("a failed request is not retried during a pause", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    void sync.flush();
    void sync.pause();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sends).toBe(1);
  });

  it("a saved record is reported to no closed form, but to one opened afterwards", async () => {
    recordId = "r";
    const sync = open();
    sync.change({ why: "A" });
    sync.leave();
    await rest();
    expect([saved, sync.isOver()]).toEqual([[], true]);
    const other = open();
    const heard: string[] = [];
    other.connect({ onRecordSaved: (id) => heard.push(id) });
    other.change({ why: "B" });
    await rest();
    expect([saved, heard]).toEqual([[], ["r"]]);
  });

  it("a draft that could not be sent is sent again when the form is opened", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    sync.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    isAway = false;
    sync.enter();
    await vi.advanceTimersByTimeAsync(150);
    expect(portal?.content).toEqual({ why: "A" });
  });
});
