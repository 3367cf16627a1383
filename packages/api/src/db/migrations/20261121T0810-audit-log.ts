import { type Kysely, sql } from "kysely";

/**
 * Creates the append-only audit log. It has no foreign keys, because a row outlives the people and things that it names. The
 * trigger fires for each statement, so that even an update of no row is refused.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      actor_id uuid,
      action text not null check (action <> ''),
      subject text not null,
      before jsonb,
      after jsonb
    );
    create index audit_log_subject on audit_log (subject, id);
    create index audit_log_actor on audit_log (actor_id, id);

    create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
      end
    $$;

    create trigger audit_log_is_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_change();
  `.execute(db);
}
