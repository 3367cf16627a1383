import { type Kysely, sql } from "kysely";

/**
 * Adds what leaders of groups dismissed from their week, when they last reminded a person, and who gets the weekly figures by
 * mail; and an index for a person's records that wait for attendings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table week_dismissal (
      admin_id uuid references app_user (id) on delete cascade,
      subject text check (length(subject) <= 100),
      until timestamptz(3) not null,
      reasons text[] not null check (cardinality(reasons) between 1 and 200),
      primary key (admin_id, subject)
    );
    create index week_dismissal_until on week_dismissal (until);
    create table week_reminder (
      sender_id uuid references app_user (id) on delete cascade,
      person_id uuid references app_user (id) on delete cascade,
      sent_at timestamptz(3) not null,
      primary key (sender_id, person_id)
    );
    create index week_reminder_person on week_reminder (person_id);
    create table week_mail (
      user_id uuid primary key references app_user (id) on delete cascade,
      time_zone text not null check (length(time_zone) <= 60),
      stop_key text not null unique,
      stopped_at timestamptz(3),
      sent_week date,
      changed_at timestamptz(3) not null default now()
    );
    create index logbook_record_unconfirmed_of_person on logbook_record (created_by, asked_at)
      include (group_id, attending_id, asked_attending_id) where confirmation is null;
  `.execute(db);
}
