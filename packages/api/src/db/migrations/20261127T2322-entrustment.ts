import { type Kysely, sql } from "kysely";

/**
 * How independent a trainee was in a case, as the trainee and the attending say, and in which role the attending says that the
 * trainee took part. Both are of the case, so they stay when its confirmation is withdrawn and go with the record.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table logbook_entrustment (
      record_id uuid not null references logbook_record on delete cascade,
      side text not null check (side in ('trainee', 'attending')),
      rated_by uuid references app_user on delete set null,
      scale text not null check (scale in ('zwisch', 'oScore')),
      level int not null check (level >= 1 and level <= case scale when 'zwisch' then 4 else 5 end),
      complexity text check (complexity in ('easiest', 'average', 'hardest')),
      comment text collate "und-x-icu" check (comment <> ''),
      rated_at timestamptz(3) not null,
      primary key (record_id, side)
    );
    create index logbook_entrustment_of_person on logbook_entrustment (rated_by);
    create table logbook_stated_role (
      record_id uuid primary key references logbook_record on delete cascade,
      stated_by uuid references app_user on delete set null,
      role text not null check (role in ('Operator', 'Assistant', 'Observer', 'Circulator', 'Scrub')),
      comment text collate "und-x-icu" check (comment <> ''),
      stated_at timestamptz(3) not null
    );
    create index logbook_stated_role_of_person on logbook_stated_role (stated_by);
  `.execute(db);
}
