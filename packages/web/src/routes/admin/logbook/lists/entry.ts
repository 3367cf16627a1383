import { counted } from "../counts.ts";

/** An attending or hospital as the lists show it. */
export type Entry = {
  readonly id: string;
  /** "Last, First" of an attending. */
  readonly name: string;
  readonly recordCount: number;
  readonly email?: string | null;
  /** Shown beneath the name. */
  readonly note?: string | undefined;
};

/** The text that distinguishes list entries with the same name. */
export function entryWords({ email, recordCount }: Entry): string {
  return [email, counted(recordCount, "record", "records")].filter(Boolean).join(" · ");
}

/** Those of the entries whose name or address contains every word of the search, ignoring case and accents. */
export function matching<Item extends Entry>(entries: readonly Item[], search: string): readonly Item[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return entries.filter(({ name, email }) => {
    const text = plain(`${name} ${email ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/** The one of two likely duplicates to keep: the verified one, or else the one with more records, or else the first. */
export function likelyKeeper([first, second]: readonly [Entry, Entry]): Entry {
  const isVerified = (entry: Entry) => (entry.email ?? null) !== null;
  if (isVerified(first) !== isVerified(second)) return isVerified(first) ? first : second;
  return second.recordCount > first.recordCount ? second : first;
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
}
