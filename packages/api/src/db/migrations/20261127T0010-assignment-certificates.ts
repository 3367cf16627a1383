import { type Kysely, sql } from "kysely";

/**
 * Certificates of finished assignments, as they were issued: they stay valid when the assignment, its group or the person's name
 * changes, and are deleted with the person. Of a person's certificates of one assignment at most one is valid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assignment_certificate (
      code text primary key check (code ~ '^[0-9a-z]{16}$'),
      user_id uuid not null references app_user on delete cascade,
      assignment_id int references assignment on delete set null,
      person_name text not null,
      kind text not null check (kind in ('course', 'exercise', 'records')),
      title text not null,
      minimum int,
      group_name text not null,
      institution text not null,
      done_at timestamptz(3) not null,
      issued_at timestamptz(3) not null,
      -- Whether the public page names the person.
      shows_name boolean not null,
      withdrawn_at timestamptz(3)
    );
    create index assignment_certificate_of_assignment on assignment_certificate (assignment_id);
    create unique index assignment_certificate_once on assignment_certificate (user_id, assignment_id)
      where withdrawn_at is null;
  `.execute(db);
}
