import { runMigrations } from "graphile-worker";
import pg from "pg";
import { migrations } from "./migrations/index.ts";
import { openForMigrations, runMigrationsOf } from "./run-migrations.ts";

const schemas = "public, graphile_worker";

/** An arbitrary number, the same in every process. */
const migrationLock = 7_301_642;

/**
 * Migrates a database to the newest schema, including the job queue's. It does nothing if the schema is current, and concurrent
 * processes are serialised. `role` reads and writes the rows, if it is not their owner. Returns the names of the migrations
 * that ran.
 */
export async function migrateToLatest(url: string, role?: string): Promise<readonly string[]> {
  const { db, pool, close } = openForMigrations(url);
  try {
    const lockConnection = await pool.connect();
    try {
      await lockConnection.query("set idle_in_transaction_session_timeout = 0; set lock_timeout = 0");
      await lockConnection.query("select pg_advisory_lock($1)", [migrationLock]);
      const done = await runMigrationsOf(db, migrations);
      await runMigrations({ connectionString: url });
      if (role !== undefined) await grantRows(lockConnection, role);
      return done;
    } finally {
      await lockConnection.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
      lockConnection.release();
    }
  } finally {
    await close();
  }
}

/**
 * Grants a role the rights of API and worker: to read and write rows. It owns nothing, so it cannot change tables or drop
 * triggers, and it cannot change append-only tables and the lists of migrations. Run after each migration as the owner, so that
 * new tables are included.
 */
async function grantRows(client: pg.ClientBase, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await client.query(`
    begin;
    revoke all on all tables in schema ${schemas} from ${to};
    grant usage on schema ${schemas} to ${to};
    grant select, insert, update, delete on all tables in schema ${schemas} to ${to};
    grant usage, select on all sequences in schema ${schemas} to ${to};
    grant execute on all routines in schema ${schemas} to ${to};
    do $$
    declare
      kept regclass;
    begin
      -- The queue's tables show their rows to their owner alone, unless a policy names somebody.
      for kept in
        select oid from pg_class where relrowsecurity and relnamespace = 'graphile_worker'::regnamespace
      loop
        execute format('drop policy if exists rows_of_portal on %s', kept);
        execute format('create policy rows_of_portal on %s to %I using (true) with check (true)', kept, ${pg.escapeLiteral(role)});
      end loop;
      for kept in select distinct tgrelid from pg_trigger where tgfoid = 'public.refuse_change'::regproc loop
        execute format('revoke update, delete on %s from %I', kept, ${pg.escapeLiteral(role)});
      end loop;
    end
    $$;
    revoke insert, update, delete on kysely_migration, kysely_migration_lock, graphile_worker.migrations from ${to};
    commit`);
}
