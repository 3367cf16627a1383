import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../test/memory-storage.ts";
import { createDraftSync, restMs } from "./draft-sync.ts";
import { createLocalDrafts } from "./local-drafts.ts";
import type { SentDraft } from "./send-draft.ts";

type Content = Readonly<Record<string, string>>;
const key = { owner: "maya", id: "a" };

/** The portal: one draft, and whether it can be reached. */
let portal: { revision: number; content: Content } | undefined;
let isAway: boolean;
let isAnswerLost: boolean;
let recordId: string | undefined;
let sends: number;
let under: number;
let merges: number;
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
        return { ...theirs, ...mine };
      },
      show: (content) => shown.push(content),
      onRecordSaved: (id) => saved.push(id),
      refusalOf: () => undefined,
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
  recordId = undefined;
  [sends, under, merges] = [0, 0, 0];
  shown = [];
  saved = [];
});
afterEach(() => vi.useRealTimers());

describe("the draft of a form", () => {
  it("is sent when typing rests, once, and the browser then keeps no copy", async () => {
    const sync = open();
    expect(sync.state.get()).toEqual({ kind: "none" });
    for (const why of ["A", "As", "Asc"]) sync.change({ why });
    expect(copies.read(key)?.content).toEqual({ why: "Asc" });
    await rest();
    expect(portal?.content).toEqual({ why: "Asc" });
    expect(sends).toBe(1);
    expect(copies.read(key)).toBeUndefined();
    expect(sync.state.get()).toEqual({ kind: "saved", savedAt: 5 });
  });

  it("is never sent twice at once, and the last words win", async () => {
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

  it("stays in this browser while the portal is away, and is sent when it is back", async () => {
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

  it("that an earlier visit could not send is sent at once", async () => {
    copies.keep({ ...key, isChange: false, revision: null, base: null, content: { why: "A" } });
    const sync = open({ why: "A" });
    await rest();
    // Made, and not used: nothing is sent, and the copy is there for the one that is.
    expect([sends, copies.read(key)?.content]).toEqual([0, { why: "A" }]);
    sync.enter();
    await rest();
    expect(portal?.content).toEqual({ why: "A" });
  });

  it("is merged with what another device wrote, and shown", async () => {
    portal = { revision: 1, content: { why: "A" } };
    const sync = open(undefined, { why: "A" });
    portal = { revision: 2, content: { why: "A", where: "Northgate" } };
    sync.change({ why: "As" });
    await rest();
    expect(portal).toEqual({ revision: 3, content: { why: "As", where: "Northgate" } });
    expect(shown.at(-1)).toEqual({ why: "As", where: "Northgate" });
    expect(copies.read(key)).toBeUndefined();
  });

  it("is not asked about against its own words whose answer was lost", async () => {
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

  it("takes over what the portal knows more of it", async () => {
    portal = { revision: 1, content: { why: "A", later: "left" } };
    const sync = open(undefined, { why: "A" });
    sync.change({ why: "As" });
    await rest();
    expect(shown).toEqual([{ why: "As", later: "left" }]);
    expect(sync.latest()).toEqual({ why: "As", later: "left" });
  });

  it("says where a record was made of it, and sends nothing more", async () => {
    const sync = open();
    recordId = "r";
    sync.change({ why: "A" });
    await rest();
    sync.change({ why: "As" });
    await rest();
    expect(saved).toEqual(["r"]);
    expect(sends).toBe(1);
  });

  it("leaves nothing behind when it ends, also while it is on its way", async () => {
    const sync = open();
    sync.change({ why: "A" });
    void sync.flush();
    const end = sync.end();
    await rest();
    await end;
    expect(copies.read(key)).toBeUndefined();
    expect(sync.isOver()).toBe(true);
  });

  it("goes out once more when its form is left, and stays here where it cannot", async () => {
    isAway = true;
    const sync = open();
    sync.change({ why: "A" });
    sync.leave();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sends).toBe(1);
    expect(copies.read(key)?.content).toEqual({ why: "A" });
  });
});
