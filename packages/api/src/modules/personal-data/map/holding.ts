import type { UserId } from "@cathedra/domain";
import type { DataPlace } from "@cathedra/domain/personal-data";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../db/generated/database.ts";

/** The person whose data is meant, by everything that leads to rows of theirs. */
export type DataSubject = {
  readonly userId: UserId;
  /** Their address in lower case; null while it is not verified, because then it may be another person's. */
  readonly address: string | null;
  /** The hashes by which mails remember their mailbox. */
  readonly mailboxes: readonly string[];
};

/** SQL condition: the row `t` is the person's. */
export type Owner = (person: DataSubject) => RawBuilder<unknown>;

/** What will happen to the rows when the person's account is ended: they go, or they stay without the person's name. */
export type AtErasure = "erase" | { readonly keepWithoutName: string };

/** A stored file of a row. */
export type HeldFile = {
  /** SQL: the key of the object. */
  readonly key: RawBuilder<unknown>;
  /** SQL: its path in the archive, below `files/`; null: the row has no file of the person. */
  readonly path: RawBuilder<unknown>;
};

/** Rows of a table that are about a person, with the columns that the person gets. */
export type Holding<Column extends string = string> = {
  readonly place: DataPlace;
  /** The heading in the archive; the names of its files follow from it. */
  readonly title: string;
  readonly owner: Owner;
  readonly columns: readonly Column[];
  /** Further values, which depend on whose export it is. */
  readonly computed?: Readonly<Record<string, Owner>>;
  readonly atErasure: AtErasure;
  readonly file?: HeldFile;
};

/** Why a column of a person's rows is not in their archive. */
export type LeftOut =
  /** A second form of what is exported: for searching and sorting, a digest, a counter, the portal's own bookkeeping. */
  | "copies"
  /** Would let a reader of the archive act as the person, or as a station. */
  | "secrets"
  /** About somebody else, or of the institution, and not shown to the person by the portal. */
  | "others"
  /** The column names who did it; the same act is in the person's rows of the audit log. */
  | "acts";

/** The place of a table: none, with the reason, or all holdings and the columns that no archive has. */
export type TablePlace<Column extends string = string> =
  | { readonly notPersonal: string }
  | {
      readonly holdings: readonly Holding<Column>[];
      readonly leftOut?: Partial<Readonly<Record<LeftOut, readonly Column[]>>>;
    };

type ColumnOf<Table extends keyof Database> = keyof Database[Table] & string;

/** The place of every table: one that is missing, and a column that does not exist, do not compile. */
export type TablePlaces = {
  readonly [Table in keyof Database]: TablePlace<ColumnOf<Table>>;
};
export type SomeTablePlaces = Partial<TablePlaces>;

/** The rows whose column names the person. */
export const own =
  (...columns: readonly [string, ...string[]]): Owner =>
  ({ userId }) =>
    sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(`t.${column}`)} = ${userId}::uuid`),
      sql` or `,
    )})`;

/** The rows whose column holds the person's verified address. */
export const byAddress =
  (column: string): Owner =>
  ({ address }) =>
    sql`lower(${sql.ref(`t.${column}`)}) = ${address}::text`;

/** The rows that are counted under the person. */
export const bySubject =
  (column: string): Owner =>
  ({ userId }) =>
    sql`${sql.ref(`t.${column}`)} = ${`user:${userId}`}`;

/** The rows that belong to rows of the person in another table. */
export const within =
  (column: string, parents: Owner): Owner =>
  (person) =>
    sql`${sql.ref(`t.${column}`)} in (${parents(person)})`;

/** The records that a person wrote or takes part in; its writer has a row there too. */
export const getRecords: Owner = ({ userId }) =>
  sql`select record_id from logbook_participant where user_id = ${userId}::uuid`;
export const getRuns: Owner = ({ userId }) =>
  sql`select id from simulator_activity where created_by = ${userId}::uuid`;

const institutional = "it belongs to the institution, or to the operator";

/** Something of an institution or of the operator that the person made or changed. */
export function madeOrChanged<Column extends string>(
  title: string,
  by: readonly [Column, ...Column[]],
  columns: readonly Column[],
): Holding<Column> {
  return {
    place: "changes",
    title,
    owner: own(...by),
    columns,
    atErasure: { keepWithoutName: institutional },
  };
}

/** Characters that a name may have in the archive; any others become a hyphen. */
export const plainName = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`regexp_replace(${name}, '[^A-Za-z0-9._-]+', '-', 'g')`;
