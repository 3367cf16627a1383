import { type Kysely, sql } from "kysely";

/**
 * Divides the number of a group's records into eight parts by connection, whose sum it is, so that concurrent saves in one group
 * do not wait for each other's transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table logbook_count add column part int not null default 0;
    alter table logbook_count drop constraint logbook_count_pkey, add primary key (group_id, part);
    comment on column logbook_count.part is 'Each connection counts in one of eight; a part alone may be negative.';

    create or replace function logbook_count_change() returns trigger language plpgsql as $$
      begin
        insert into logbook_count as counter (group_id, customer_id, part, records)
        select group_id, customer_id, pg_backend_pid() % 8,
          case when tg_op = 'INSERT' then count(*) else -count(*) end
        from changed group by group_id, customer_id order by group_id
        on conflict (group_id, part) do update set records = counter.records + excluded.records;
        return null;
      end
    $$;
  `.execute(db);
}
