import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import * as v from "valibot";

/**
 * The schema of the platform's data. Instants are milliseconds, durations are seconds. Keys of sign-in addresses and sessions
 * are stored as hashes.
 */
const schema = `
create table if not exists space (
  id integer primary key, name text not null, description text not null, position integer not null
) strict;
create table if not exists category (id integer primary key, name text not null unique) strict;
create table if not exists course (
  id integer primary key, code text not null, name text not null, category_id integer references category,
  description text not null, is_active integer not null default 1, changed_at integer not null
) strict;
create table if not exists space_course (
  space_id integer not null references space, course_id integer not null references course on delete cascade,
  position integer not null, primary key (space_id, course_id)
) strict, without rowid;
create table if not exists unit (
  id integer primary key, course_id integer not null references course on delete cascade, position integer not null,
  name text not null, type text not null
) strict;
create index if not exists unit_of_course on unit (course_id, position);
create table if not exists person (
  id integer primary key, login text not null unique collate nocase, email text not null collate nocase,
  first_name text not null, last_name text not null, created_at integer not null
) strict;
create unique index if not exists person_email on person (email) where email <> '';
create table if not exists enrolment (
  person_id integer not null references person, course_id integer not null references course on delete cascade,
  enrolled_at integer not null, completed_at integer, last_unit_id integer, last_active_at integer,
  primary key (person_id, course_id)
) strict, without rowid;
create index if not exists enrolment_of_course on enrolment (course_id);
create table if not exists unit_state (
  person_id integer not null references person, unit_id integer not null references unit on delete cascade,
  status text not null check (status in ('in_progress', 'completed', 'failed')),
  score real, attempts integer not null default 0, seconds integer not null default 0, place real, answers text,
  completed_at integer, primary key (person_id, unit_id)
) strict, without rowid;
create table if not exists sign_in (
  hash text primary key, person_id integer not null references person, course_id integer,
  back_url text not null, finished_url text not null, expires_at integer not null
) strict, without rowid;
create table if not exists session (
  hash text primary key, person_id integer not null references person, expires_at integer not null
) strict, without rowid;
create table if not exists visit (
  session_hash text not null references session on delete cascade, course_id integer not null,
  back_url text not null, finished_url text not null, primary key (session_hash, course_id)
) strict, without rowid;
`;

type Row = v.GenericSchema;

export type Store = {
  /** The rows of a statement, each validated by a schema. */
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
