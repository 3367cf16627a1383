import { sql } from "kysely";
import pg from "pg";
import type { Db } from "../../src/db/database.ts";

/**
 * Gives a new database a clock of its own in the place of `clock_timestamp()`: each reading is 2 ms after the one before, in
 * whichever session, and all else is up to `moveClock`. It begins an hour ahead, so that what was stored by the clock of the
 * machine is older. Sessions that are open already keep the usual one.
 */
export async function ownClock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      create schema test_clock;
      create sequence test_clock.ticks;
      create table test_clock.start as select pg_catalog.clock_timestamp() + interval '1 hour' as at;
      create function test_clock.clock_timestamp() returns timestamptz language sql volatile as $$
        select at + nextval('test_clock.ticks') * interval '2 ms' from test_clock.start $$;
      do $$ begin
        execute format('alter database %I set search_path = test_clock, pg_catalog, public', current_database());
      end $$`);
  } finally {
    await client.end();
  }
}

/** Lets time pass for a database that has a clock of its own. */
export async function moveClock(db: Db, seconds: number): Promise<void> {
  await sql`update test_clock.start set at = at + ${seconds} * interval '1 s'`.execute(db);
}
