import * as v from "valibot";

/** How long content is kept, in milliseconds; older content is deleted, because other people use the machine too. */
export const storedFormLifetimeMs = 8 * 60 * 60 * 1000;

const prefix = "cathedra.form.";
const envelope = v.object({ savedAt: v.number(), content: v.unknown() });

export type StoredForm<T> = { readonly savedAt: number; readonly content: T };

/** Identifies a form by its owner and address; no one else reads it. */
export type FormKey = { readonly owner: string; readonly subject: string };

/**
 * Stores typed content of forms without drafts, in this browser only. Everything that is read is validated; if the storage is
 * full or forbidden, nothing is stored and the form still works.
 */
export function createFormStore(storage: () => Storage, now: () => number = Date.now) {
  const quietly = <R>(act: (storage: Storage) => R): R | undefined => {
    try {
      return act(storage());
    } catch {
      return undefined;
    }
  };
  const forget = (doomed: (key: string, text: string) => boolean) =>
    quietly((kept) => {
      for (const key of formKeys(kept)) if (doomed(key, kept.getItem(key) ?? "")) kept.removeItem(key);
    });

  return {
    keep: (key: FormKey, content: unknown): void => {
      quietly((kept) => kept.setItem(getName(key), JSON.stringify({ savedAt: now(), content })));
    },
    read<T>(key: FormKey, schema: v.GenericSchema<unknown, T>): StoredForm<T> | undefined {
      const form = parse(quietly((kept) => kept.getItem(getName(key))) ?? "", now());
      const content = v.safeParse(schema, form?.content);
      return form !== undefined && content.success
        ? { savedAt: form.savedAt, content: content.output }
        : undefined;
    },
    discard: (key: FormKey): void => {
      quietly((kept) => kept.removeItem(getName(key)));
    },
    hasAnyOf: (owner: string): boolean => quietly((kept) => formKeys(kept).some(isOf(owner))) ?? false,
    /** Deletes the content of a person; called on sign-out. */
    discardOf: (owner: string): void => {
      forget(isOf(owner));
    },
    /** Deletes expired and unreadable content. */
    discardExpired: (): void => {
      forget((_, text) => parse(text, now()) === undefined);
    },
  };
}

const isOf = (owner: string) => (key: string) => key.startsWith(getName({ owner, subject: "" }));

function getName({ owner, subject }: FormKey): string {
  return `${prefix}${encodeURIComponent(owner)}.${subject}`;
}

function formKeys(storage: Storage): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  return keys.filter((key): key is string => key?.startsWith(prefix) === true);
}

function parse(text: string, now: number): StoredForm<unknown> | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), envelope), text);
  if (!parsed.success) return undefined;
  const { savedAt, content } = parsed.output;
  const isAlive = savedAt <= now && now - savedAt < storedFormLifetimeMs;
  return isAlive ? { savedAt, content } : undefined;
}
