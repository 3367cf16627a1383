import * as v from "valibot";

/** A draft older than this is gone: it may hold clinical data, on a machine that others use too. */
export const draftLivesMs = 8 * 60 * 60 * 1000;

const prefix = "cathedra.draft.";
const envelope = v.object({ savedAt: v.number(), content: v.unknown() });

export type Draft<T> = { readonly savedAt: number; readonly content: T };

/** Whose draft of what: nobody else ever reads it. */
export type DraftKey = { readonly owner: string; readonly subject: string };

/**
 * What people typed and did not send yet, in this browser only. Everything read is checked; a full or forbidden
 * storage means that nothing is kept, never that the form stops working.
 */
export function createDraftStore(storage: () => Storage, now: () => number = Date.now) {
  const quietly = <R>(act: (storage: Storage) => R): R | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  const forget = (doomed: (key: string, text: string) => boolean) =>
    quietly((kept) => {
      for (const key of draftKeys(kept)) if (doomed(key, kept.getItem(key) ?? "")) kept.removeItem(key);
    });

  return {
    keep: (key: DraftKey, content: unknown): void => {
      quietly((kept) => kept.setItem(nameOf(key), JSON.stringify({ savedAt: now(), content })));
    },
    read<T>(key: DraftKey, schema: v.GenericSchema<unknown, T>): Draft<T> | undefined {
      const draft = parse(quietly((kept) => kept.getItem(nameOf(key))) ?? "", now());
      const content = v.safeParse(schema, draft?.content);
      return draft !== undefined && content.success
        ? { savedAt: draft.savedAt, content: content.output }
        : undefined;
    },
    discard: (key: DraftKey): void => {
      quietly((kept) => kept.removeItem(nameOf(key)));
    },
    /** On sign-out. */
    discardAll: (): void => {
      forget(() => true);
    },
    /** Drafts past their time and drafts that nothing can read any more. */
    discardExpired: (): void => {
      forget((_, text) => parse(text, now()) === undefined);
    },
  };
}

const cleanUpEveryMs = 10 * 60 * 1000;

/** Forgets what is past its time now, and again and again: a browser may stay open for days. Returns what ends it. */
export function discardInTime(
  drafts: Pick<ReturnType<typeof createDraftStore>, "discardExpired">,
): () => void {
  drafts.discardExpired();
  const timer = setInterval(drafts.discardExpired, cleanUpEveryMs);
  return () => clearInterval(timer);
}

function nameOf({ owner, subject }: DraftKey): string {
  return `${prefix}${encodeURIComponent(owner)}.${subject}`;
}

function draftKeys(storage: Storage): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return keys.filter((key): key is string => key?.startsWith(prefix) === true);
}

function parse(text: string, now: number): Draft<unknown> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), text);
  if (!parsed.success) return undefined;
  const { savedAt, content } = parsed.output;
  const isAlive = savedAt <= now && now - savedAt < draftLivesMs;
  return isAlive ? { savedAt, content } : undefined;
}
