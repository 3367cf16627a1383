import { type Kysely, sql } from "kysely";

/**
 * Indexes for searching the audit log by customer, act, name, time, and affected people. Every index except that of names is in
 * the order of the log, so that a page reads only its own rows. Earlier rows have no customer and belong to the portal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log add column customer_id int, add column request_id text, add column subject_name text;
    comment on column audit_log.customer_id is 'Whom the act concerns; null: the portal''s own.';
    comment on column audit_log.request_id is 'Of the request in which it was done; null: the worker, or an operator''s command.';
    comment on column audit_log.subject_name is 'What its thing was called then, as far as the act says it.';
    create index audit_log_customer on audit_log (customer_id, id) where customer_id is not null;
    create index audit_log_customer_act on audit_log (customer_id, action, id) where customer_id is not null;
    create index audit_log_act on audit_log (action, id);
    create index audit_log_at on audit_log (at, id);
    create index audit_log_name on audit_log using gin (search_form(subject_name) gin_trgm_ops)
      where subject_name is not null;

    create table audit_person (
      person_id uuid not null,
      entry_id bigint not null,
      primary key (person_id, entry_id)
    );
    comment on table audit_person is 'Whom an act concerned, beside the one who did it. As little as the log does a row of it change.';
    create trigger audit_person_is_append_only before update or delete or truncate on audit_person
      for each statement execute function refuse_change();
  `.execute(db);
}
