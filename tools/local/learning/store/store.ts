import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import * as v from "valibot";
import { schema } from "./schema.ts";

type Row = v.GenericSchema;

export type Store = {
  /** The rows of a statement, each checked against what it is said to hold. */
  all<S extends Row>(row: S, sql: string, ...values: SQLInputValue[]): v.InferOutput<S>[];
  one<S extends Row>(row: S, sql: string, ...values: SQLInputValue[]): v.InferOutput<S> | undefined;
  /** Runs a statement; returns how many rows it changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Runs `act` in a transaction. */
  together<T>(act: () => T): T;
  readonly now: () => number;
  close(): void;
};

/** The platform's state: in a file of the folder, where it survives whatever ends the process, or in memory. */
export function openStore(folder: string | undefined, now: () => number): Store {
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(folder === undefined ? ":memory:" : join(folder, "learning.sqlite"));
  db.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on;");
  db.exec(schema);
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  return {
    all: (row, sql, ...values) => v.parse(v.array(row), statement(sql).all(...values)),
    one: (row, sql, ...values) => v.parse(v.optional(row), statement(sql).get(...values)),
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    together(act) {
      db.exec("begin immediate");
      try {
        const done = act();
        db.exec("commit");
        return done;
      } catch (error) {
        db.exec("rollback");
        throw error;
      }
    },
    now,
    close: () => db.close(),
  };
}
