import { type Kysely, sql } from "kysely";

/**
 * What admins decided about two records that are probably of one case, and an index in which the records of one case lie side by
 * side, so that pairs are found and cases are counted without reading the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_double_decision (
      first_id uuid not null references logbook_record (id) on delete cascade,
      second_id uuid not null references logbook_record (id) on delete cascade,
      is_dismissed boolean not null,
      decided_by uuid not null references app_user (id),
      decided_at timestamptz(3) not null,
      primary key (first_id, second_id),
      check (first_id < second_id)
    );
    comment on column logbook_double_decision.is_dismissed is
      'True: the two records are not of one case. False: that was said and taken back.';
    create index logbook_double_decision_second on logbook_double_decision (second_id);
    create index logbook_double_decision_by on logbook_double_decision (decided_by);
    create index logbook_record_cases on logbook_record
      (customer_id, date_of_procedure, hospital_id, procedure_code, attending_id, id) include (group_id);
  `.execute(db);
}
