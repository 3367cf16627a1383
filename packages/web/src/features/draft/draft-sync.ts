import { observable } from "../../observable.ts";
import type { LocalDraft, LocalDrafts } from "./local-drafts.ts";
import { isSameJson } from "./same-json.ts";
import type { SentDraft } from "./send-draft.ts";

/** How long typing must pause before it is sent, in milliseconds. */
export const restMs = 1000;
const retryMs = [2_000, 5_000, 15_000, 60_000] as const;

/** How much of the typed content the portal has stored. */
export type DraftState =
  /** No content has been typed. */
  | { readonly kind: "none" }
  /** The typed content has not reached the portal yet. */
  | { readonly kind: "sending" }
  | { readonly kind: "saved"; readonly savedAt: number }
  /** The draft could not be sent; this browser keeps it and tries again. */
  | { readonly kind: "unsent" }
  /** The portal refused the draft, with its message; this browser keeps the copy. */
  | { readonly kind: "refused"; readonly message: string };

type Versions<Content> = {
  readonly base: Content | undefined;
  readonly theirs: Content;
  readonly mine: Content;
};

/** The functions with which the draft of a form is sent. */
export type SyncPorts<Content> = {
  readonly send: (draft: Omit<LocalDraft, "owner" | "base" | "savedAt">) => Promise<SentDraft>;
  readonly copies: Pick<LocalDrafts, "keep" | "discard">;
  /** Reads the content that another device wrote. */
  readonly read: (content: unknown) => Content;
  /** Resolves to the merged content after another device has written in the meantime. */
  readonly merge: (versions: Versions<Content>) => Promise<Content>;
  /** Shows content in the form that did not come from typing there. */
  readonly show: (content: Content) => void;
  /** Called when a record was created from this draft elsewhere, so the draft no longer exists. */
  readonly onRecordSaved: (recordId: string) => void;
  /** The message of a permanent refusal; undefined when another attempt may succeed. */
  readonly toRefusal: (error: unknown) => string | undefined;
};

export type SyncStart<Content> = Pick<LocalDraft, "owner" | "id" | "isChange" | "revision"> & {
  /** The content that the portal has stored. */
  readonly stored: Content | undefined;
  /** When the content was stored, in epoch milliseconds. */
  readonly storedAt: number | undefined;
  /** Content that an earlier visit could not send. */
  readonly unsent: Content | undefined;
};

/**
 * Sends the typed content of one form when typing pauses, one request after the other. Until the API has it, a copy stays in
 * this browser. If another device wrote in the meantime, both versions are merged first.
 */
export function createDraftSync<Content>(start: SyncStart<Content>, initialPorts: SyncPorts<Content>) {
  let ports = initialPorts;
  const { owner, id, isChange } = start;
  const initial: DraftState =
    start.storedAt === undefined ? { kind: "none" } : { kind: "saved", savedAt: start.storedAt };
  const state = observable<DraftState>(initial);
  let { revision, stored } = start;
  let latest = start.unsent ?? start.stored;
  let isUnsent = start.unsent !== undefined;
  /** Content that was sent and may have arrived although its answer was lost. */
  let unanswered: readonly Content[] = [];
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isOver = false;
  let isLeft = false;

  const copy = () =>
    ports.copies.keep({ owner, id, isChange, revision, base: stored ?? null, content: latest });

  function schedule(afterMs: number): void {
    clearTimeout(timer);
    if (!isLeft) timer = setTimeout(() => void flush(), afterMs);
  }

  async function settle(sent: Content, answer: SentDraft): Promise<void> {
    failures = 0;
    if (answer.outcome === "recordSaved") {
      isOver = true;
      if (!isLeft) ports.onRecordSaved(answer.recordId);
      return;
    }
    revision = answer.revision;
    if (answer.outcome === "saved") {
      unanswered = [];
      const whole = answer.content === null ? sent : ports.read(answer.content);
      stored = whole;
      if (latest === sent) {
        isUnsent = false;
        latest = whole;
        if (whole !== sent) ports.show(whole);
        ports.copies.discard({ owner, id });
        state.set({ kind: "saved", savedAt: answer.savedAt });
      } else copy();
      return;
    }
    const theirs = ports.read(answer.content);
    // A newer revision may be this tab's own save whose answer was lost.
    const isOwn = unanswered.some((each) => isSameJson(each, answer.content));
    unanswered = [];
    if (!isOwn) {
      let mine = latest ?? sent;
      let merged = await ports.merge({ base: stored, theirs, mine });
      // More was typed while the merge was computed or asked about.
      while (latest !== undefined && latest !== mine) {
        const typed = latest;
        merged = await ports.merge({ base: mine, theirs: merged, mine: typed });
        mine = typed;
      }
      latest = merged;
      ports.show(latest);
    }
    stored = theirs;
    isUnsent = true;
    copy();
  }

  async function run(): Promise<void> {
    while (isUnsent && !isOver && latest !== undefined) {
      const sent = latest;
      state.set({ kind: "sending" });
      try {
        const answer = await ports.send({ id, isChange, revision, content: sent });
        if (isOver) return;
        await settle(sent, answer);
      } catch (error) {
        unanswered = [...unanswered, sent];
        if (isOver) return;
        const message = ports.toRefusal(error);
        state.set(message === undefined ? { kind: "unsent" } : { kind: "refused", message });
        if (message === undefined) schedule(retryMs[Math.min(failures, retryMs.length - 1)] ?? restMs);
        failures += 1;
        return;
      }
    }
  }

  /** Sends the remaining content now; resolves to whether the portal has everything. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running !== undefined) await running;
    running ??= run().finally(() => {
      running = undefined;
    });
    await running;
    return !isUnsent;
  }

  return {
    state,
    /** Replaces handlers of the form; later answers use the new ones. */
    connect(form: Partial<SyncPorts<Content>>): void {
      ports = { ...ports, ...form };
    },
    change(content: Content): void {
      if (isOver) return;
      latest = content;
      isUnsent = true;
      copy();
      if (state.get().kind !== "unsent") state.set({ kind: "sending" });
      schedule(restMs);
    },
    flush,
    /** The revision that the portal has; undefined if it has none. */
    revision: () => revision,
    stored: () => stored,
    latest: () => latest,
    isOver: () => isOver,
    /**
     * Stops sending and removes the local copy, because the draft was saved as a record or discarded. Resolves when no request
     * is in flight any more.
     */
    async end(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      ports.copies.discard({ owner, id });
      await running;
      ports.copies.discard({ owner, id });
    },
    /** Sends nothing until something is typed; resolves when the request in flight has been answered. */
    async pause(): Promise<void> {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
    /** Called when the form is opened. Nothing is sent before that, because a tab that only reads a copy must not send it. */
    enter(): void {
      isLeft = false;
      if (!isUnsent || isOver) return;
      state.set({ kind: "sending" });
      schedule(0);
    },
    /** Called when the form is closed. Unsent content is sent once more; the local copy stays until it has arrived. */
    leave(): void {
      isLeft = true;
      void flush();
    },
  };
}
