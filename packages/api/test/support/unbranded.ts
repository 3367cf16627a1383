import type { Branded } from "@cathedra/domain";
import type { ColumnType, InsertType, Kysely, SelectType, UpdateType } from "kysely";
import type { Database } from "../../src/db/generated/database.ts";
import type { SentInstant } from "../../src/db/to-timestamp.ts";

type Base<T> = T extends Branded<string, string> ? string : T extends Branded<number, string> ? number : T;
type Written<T> = T extends SentInstant ? Date : Base<T>;

type Tables = {
  [Table in keyof Database]: {
    [Column in keyof Database[Table]]: ColumnType<
      Base<SelectType<Database[Table][Column]>>,
      Written<InsertType<Database[Table][Column]>>,
      Written<UpdateType<Database[Table][Column]>>
    >;
  };
};

/** The tables without branded types, for tests that use ids and dates from answers or literals. */
export function unbranded(db: Kysely<Database>): Kysely<Tables> {
  const tables: unknown = db;
  return tables as Kysely<Tables>;
}
