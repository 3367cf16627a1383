import type { Instant } from "../time.ts";
import type { StartKind } from "./start-kinds.ts";

type Start = {
  readonly at: Instant;
  /** How the start ended, such as `failed` or `refused`. */
  readonly kind: string;
  /** The kind of thing that was started; null if it no longer exists. */
  readonly thingKind: StartKind | null;
  readonly thingId: string | null;
  /** Why the start ended, in words; null if no reason is known. */
  readonly reason: string | null;
};

type LastFailure = {
  readonly kind: StartKind;
  readonly id: string;
  readonly at: Instant;
  readonly reason: string | null;
};

/** The things whose last start failed or was refused, each with when and why; `starts` come with the latest first. */
export function lastFailedStarts(starts: readonly Start[]): readonly LastFailure[] {
  const seen = new Set<string>();
  return starts.flatMap(({ at, kind, thingKind, thingId, reason }) => {
    if (thingKind === null || thingId === null || seen.has(`${thingKind} ${thingId}`)) return [];
    seen.add(`${thingKind} ${thingId}`);
    return kind === "failed" || kind === "refused" ? [{ kind: thingKind, id: thingId, at, reason }] : [];
  });
}
