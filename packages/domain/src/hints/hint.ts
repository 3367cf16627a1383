/**
 * The kinds of things that a browser is told to read again: a result that arrived, long-running work that the person follows,
 * the inbox (the id says `new` or `changed`), and records to be confirmed or just answered (the id of one, or `many`).
 */
export const hintKinds = ["result", "operation", "notification", "confirmation"] as const;
export type HintKind = (typeof hintKinds)[number];

/**
 * The hint as the browser receives it. It names the thing; its state has to be requested, except for the number of unseen
 * notifications.
 */
export type ReceivedHint = {
  readonly kind: HintKind;
  readonly id: string;
  /** The number of the person's unseen notifications, so that a page that shows only this number need not request it. */
  readonly unseen?: number;
  /**
   * Many people got the hint at once, so each browser waits for a random time up to this many milliseconds before it requests.
   */
  readonly spreadMs?: number;
};

/** The longest random delay before clients ask, in milliseconds. */
const maxSpreadMs = 10_000;

/** Spreads the requests when many streams of a process get a hint at once; a single person's browser asks at once. */
export function getSpread(streams: number): number {
  return streams <= 20 ? 0 : Math.min(maxSpreadMs, streams * 4);
}

/** Parses a hint from a stream; undefined for an unknown kind. */
export function readHint(value: unknown): ReceivedHint | undefined {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("id" in value)) return undefined;
  const { kind: given, id } = value;
  const kind = hintKinds.find((known) => known === given);
  if (kind === undefined || typeof id !== "string") return undefined;
  const unseen = getCount("unseen" in value ? value.unseen : undefined);
  const spreadMs = getCount("spreadMs" in value ? value.spreadMs : undefined);
  return {
    kind,
    id,
    ...(unseen === undefined ? {} : { unseen }),
    ...(spreadMs === undefined ? {} : { spreadMs: Math.min(spreadMs, maxSpreadMs) }),
  };
}

function getCount(value: unknown): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
