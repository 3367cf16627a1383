/**
 * What somebody may be told to look at again: a result of theirs that arrived, long work that they follow, their inbox, of
 * which the id is what became of it: `new` or `changed`; records that they confirm, or that were answered: which one, or `many`.
 */
export const hintKinds = ["result", "operation", "notification", "confirmation"] as const;
export type HintKind = (typeof hintKinds)[number];

/** What a browser hears: which thing it is. What became of it is asked for, as always, but for the number on one's own bell. */
export type HeardHint = {
  readonly kind: HintKind;
  readonly id: string;
  /** How many of one's own notifications are unseen by now: whoever shows the number alone need not ask. */
  readonly unseen?: number;
  /** Many were told at once: whoever asks does so at a moment of their own within this time, in milliseconds. */
  readonly spreadMs?: number;
};

/** The longest random delay before clients ask, in milliseconds. */
const longestSpreadMs = 10_000;

/** For so many streams of a process that are told at once: each has its turn to ask, and a person alone asks at once. */
export function spreadOf(streams: number): number {
  return streams <= 20 ? 0 : Math.min(longestSpreadMs, streams * 4);
}

/** Reads what came over a stream; undefined: no hint of a kind that is known here. */
export function readHint(value: unknown): HeardHint | undefined {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("id" in value)) return undefined;
  const { kind: given, id } = value;
  const kind = hintKinds.find((known) => known === given);
  if (kind === undefined || typeof id !== "string") return undefined;
  const unseen = countOf("unseen" in value ? value.unseen : undefined);
  const spreadMs = countOf("spreadMs" in value ? value.spreadMs : undefined);
  return {
    kind,
    id,
    ...(unseen === undefined ? {} : { unseen }),
    ...(spreadMs === undefined ? {} : { spreadMs: Math.min(spreadMs, longestSpreadMs) }),
  };
}

function countOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
