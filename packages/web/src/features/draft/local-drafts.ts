import * as v from "valibot";

/** How long an unsent copy is kept: it may contain clinical data on a shared machine. */
export const localDraftLifetimeMs = 3 * 24 * 60 * 60 * 1000;

export const localDraftPrefix = "cathedra.draft.";

const copy = v.object({
  /** The owner of the draft; a copy is never shown to anyone else. */
  owner: v.string(),
  /** The id of the draft. */
  id: v.string(),
  /** Whether the draft changes an existing record, whose id it has. */
  isChange: v.boolean(),
  /** The revision on which the content is based; null for a draft that was never sent. */
  revision: v.nullable(v.number()),
  /** The content of the revision on which the typed content is based. */
  base: v.unknown(),
  content: v.unknown(),
  /** When the typed content was copied to this browser, in epoch milliseconds. */
  savedAt: v.number(),
});

/** Content that a person typed and that the portal does not have yet. */
export type LocalDraft = Readonly<v.InferOutput<typeof copy>>;
export type CopyKey = Pick<LocalDraft, "owner" | "id">;

/**
 * The copies of drafts that this browser holds until they are sent. Everything read is checked; a full or forbidden storage
 * means that nothing is kept, never that the form stops working.
 */
export function createLocalDrafts(storage: () => Storage, now: () => number = Date.now) {
  const quietly = <R>(act: (storage: Storage) => R): R | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  const forget = (isDoomed: (text: string | null) => boolean) =>
    quietly((kept) => {
      for (const key of getKeys(kept)) if (isDoomed(kept.getItem(key))) kept.removeItem(key);
    });
  const all = (): readonly LocalDraft[] =>
    (
      quietly((localStorage) =>
        getKeys(localStorage).map((key) => parse(localStorage.getItem(key), now())),
      ) ?? []
    ).filter((each) => each !== undefined);

  return {
    keep: (draft: Omit<LocalDraft, "savedAt">): void => {
      quietly((store) => store.setItem(getName(draft), JSON.stringify({ ...draft, savedAt: now() })));
    },
    read: (key: CopyKey): LocalDraft | undefined => {
      const found = parse(
        quietly((kept) => kept.getItem(getName(key))),
        now(),
      );
      return found?.owner === key.owner && found.id === key.id ? found : undefined;
    },
    of: (owner: string): readonly LocalDraft[] => all().filter((each) => each.owner === owner),
    discard: (key: CopyKey): void => {
      quietly((kept) => kept.removeItem(getName(key)));
    },
    /** On sign-out the person's own copies are deleted; copies of another person, whose session expired, are kept. */
    discardOf: (owner: string): void => {
      forget((text) => [owner, undefined].includes(parse(text, now())?.owner));
    },
    /** Removes the copies that have expired and those that can no longer be read. */
    discardExpired: (): void => {
      forget((text) => parse(text, now()) === undefined);
    },
  };
}

export type LocalDrafts = ReturnType<typeof createLocalDrafts>;

const cleanUpEveryMs = 10 * 60 * 1000;

/** Deletes expired copies now and periodically, because a browser may stay open for days. Returns a function that stops it. */
export function discardInTime(copies: Pick<LocalDrafts, "discardExpired">): () => void {
  copies.discardExpired();
  const timer = setInterval(copies.discardExpired, cleanUpEveryMs);
  return () => clearInterval(timer);
}

export function getName({ owner, id }: CopyKey): string {
  return `${localDraftPrefix}${encodeURIComponent(owner)}.${id}`;
}

function getKeys(storage: Storage): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return keys.filter((key): key is string => key?.startsWith(localDraftPrefix) === true);
}

function parse(text: string | null | undefined, now: number): LocalDraft | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), copy), text);
  if (!parsed.success) return undefined;
  const { savedAt } = parsed.output;
  return savedAt <= now && now - savedAt < localDraftLifetimeMs ? parsed.output : undefined;
}
