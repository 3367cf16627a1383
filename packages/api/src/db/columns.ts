import type { Instant } from "@cathedra/domain";
import type { ColumnType, InsertType, SelectType } from "kysely";
import type { SentInstant } from "./to-timestamp.ts";

/** A `timestamptz`: it comes as an `Instant` and goes by `toTimestamp`; forgetting that does not compile. */
export type InstantColumn = ColumnType<Instant, SentInstant, SentInstant>;
/** An instant that the database's own clock fills in if it is omitted. */
export type ClockColumn = ColumnType<Instant, SentInstant | undefined, SentInstant>;
export type NullableInstantColumn = ColumnType<
  Instant | null,
  SentInstant | null | undefined,
  SentInstant | null
>;

/** A column that is set on insert and that no UPDATE may change. */
export type Fixed<Column> = ColumnType<SelectType<Column>, InsertType<Column>, never>;
