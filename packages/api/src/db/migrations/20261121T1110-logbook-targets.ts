import { type Kysely, sql } from "kysely";

/** Creates the institutions' targets for their trainees. A condition that is null or an empty list does not restrict a target. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_target (
      id uuid primary key default gen_random_uuid(),
      customer_id int not null references customer on delete cascade,
      group_id int,
      name text collate "und-x-icu" not null check (name <> ''),
      intervention_type text,
      organ_system text,
      category text,
      sub_category text,
      procedure_code text,
      roles text[] not null,
      levels text[] not null,
      minimum int not null check (minimum >= 1),
      span text not null check (span in ('training', 'academicYear', 'calendarYear')),
      months int check (months >= 1),
      check ((span = 'training') = (months is not null)),
      foreign key (group_id, customer_id) references customer_group (id, customer_id) on delete cascade
    );
    create index logbook_target_of_customer on logbook_target (customer_id, name);
    create index logbook_target_of_group on logbook_target (group_id) where group_id is not null;
  `.execute(db);
}
