import type { Instant } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "./database.ts";

/** A column of a result: its TypeScript type, and the database types that it accepts. */
export type Column<T> = {
  /** The type's names as `pg_type` has them. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** The column is nullable in its table, but never null in the statement's result. */
  readonly isFilled?: true;
  /** Exists for the type checker only; it is never set. */
  readonly "~type"?: T;
};

type Columns = Readonly<Record<string, Column<unknown>>>;

export type RowOf<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends Column<infer T> ? T : never;
};

const of =
  (...types: readonly string[]) =>
  <T>(): Column<T> => ({ types, isNullable: false });

export const int = of("int4", "int8") as <T extends number = number>() => Column<T>;
export const float = of("float8", "numeric") as <T extends number = number>() => Column<T>;
export const text = of("text", "varchar") as <T extends string = string>() => Column<T>;
export const uuid = of("uuid") as <T extends string>() => Column<T>;
export const bool = of("bool") as () => Column<boolean>;
export const timestamp = of("timestamptz") as () => Column<Instant>;
/** A JSON column; its content's type is asserted by the statement, because the database does not describe it. */
export const json = of("json", "jsonb");
export const texts = of("_text") as <T extends string = string>() => Column<readonly T[]>;
export const uuids = of("_uuid") as <T extends string>() => Column<readonly T[]>;
export const ints = of("_int4") as <T extends number = number>() => Column<readonly T[]>;
export const floats = of("_float8") as () => Column<readonly number[]>;

export const nullable = <T>(column: Column<T>): Column<T | null> => ({ ...column, isNullable: true });

/** Marks a nullable column that cannot be null in the statement's result. */
export const filled = <T>(column: Column<T>): Column<T> => ({ ...column, isFilled: true });

/** A statement that stays SQL, with the rows that it answers with. */
export type Statement<Row, Args extends readonly unknown[]> = {
  readonly rows: (db: Db | Tx, ...args: Args) => Promise<readonly Row[]>;
  readonly first: (db: Db | Tx, ...args: Args) => Promise<Row | undefined>;
  /** Runs a statement that always returns exactly one row. */
  readonly only: (db: Db | Tx, ...args: Args) => Promise<Row>;
};

/** The database's description of a statement, for tests. */
export type Described = {
  readonly columns: Columns;
  /** Builds the statement once for each of its sample arguments. */
  readonly made: () => readonly RawBuilder<unknown>[];
};

const statements: Described[] = [];

/** All statements of the loaded modules, so that a test can compare them with their types. */
export const describedStatements: readonly Described[] = statements;

/**
 * An SQL statement with its columns, from which the type of its rows is derived; a test compares them with the database's
 * description. Created at the top level of a module. `samples` are arguments for that test; they are only needed if the text
 * depends on the arguments.
 */
export function statement<Of extends Columns, Args extends readonly unknown[]>(
  columns: Of,
  make: (...args: Args) => RawBuilder<unknown>,
  ...samples: readonly Args[]
): Statement<RowOf<Of>, Args> {
  const given = samples.length > 0 ? samples : [anyArguments(make)];
  statements.push({ columns, made: () => given.map((args) => make(...args)) });
  const rows = async (db: Db | Tx, ...args: Args) =>
    (await sql<RowOf<Of>>`${make(...args)}`.execute(db)).rows;
  return {
    rows,
    first: async (db, ...args) => (await rows(db, ...args))[0],
    only: async (db, ...args) => {
      const [row] = await rows(db, ...args);
      if (row === undefined) throw new Error("a statement that always has a row had none");
      return row;
    },
  };
}

/** Arbitrary arguments of the right number, for statements whose text does not depend on them. */
function anyArguments<Args extends readonly unknown[]>(make: (...args: Args) => unknown): Args {
  return Array.from({ length: make.length }, () => anything) as readonly unknown[] as Args;
}

const anything: object = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === Symbol.iterator) return () => [].values();
      return name === Symbol.toPrimitive ? () => 0 : anything;
    },
  },
);

/** The rows of a statement. */
export type RowsOf<Of> = Of extends Statement<infer Row, never> ? Row : never;
