import pg from "pg";

const schemas = "public, graphile_worker";

/**
 * Lets a role do what API and worker do, and nothing else: read and write rows. It owns nothing, so it changes no table and
 * drops no trigger; of what is append-only it changes nothing, and of the lists of migrations neither. Run after each
 * migration, as the owner: new tables are granted like the others.
 */
export async function grantRows(client: pg.ClientBase, role: string): Promise<void> {
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
