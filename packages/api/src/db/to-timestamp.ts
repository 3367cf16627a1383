import type { Instant } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";

/** An instant as a parameter of a statement; only `toTimestamp` makes one. */
export type SentInstant = Instant & { readonly "~sent": true };

/** An instant as a parameter of a statement; timestamps in results become `Instant` automatically. */
export function toTimestamp(at: Instant): RawBuilder<SentInstant>;
export function toTimestamp(at: Instant | null): RawBuilder<SentInstant> | null;
export function toTimestamp(at: Instant | null): RawBuilder<SentInstant> | null {
  return at === null ? null : sql<SentInstant>`${new Date(at)}`;
}
