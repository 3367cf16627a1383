import { type Kysely, sql } from "kysely";

/**
 * Creates long-running operations. Whether one is running is not stored: it is while someone holds its lease. For each kind and
 * subject only one is active, and an ended operation does not change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operation (
      id uuid primary key default gen_random_uuid(),
      kind text not null,
      subject text not null default '',
      requested_by uuid references app_user on delete set null,
      requested_at timestamptz(3) not null default now(),
      input jsonb not null default '{}',
      -- Grows with every claim; what an earlier one reports no longer counts.
      attempt int not null default 0,
      -- Grows with every report.
      seq int not null default 0,
      step text not null default '',
      progress int not null default 0 check (progress between 0 and 100),
      lease_until timestamptz(3),
      started_at timestamptz(3),
      cancel_requested_at timestamptz(3),
      ended_at timestamptz(3),
      outcome text check (outcome in ('succeeded', 'failed', 'cancelled')),
      reason text,
      constraint operation_has_ended check ((ended_at is null) = (outcome is null)),
      constraint operation_holds_no_lease check (outcome is null or lease_until is null)
    );
    create unique index one_active_operation on operation (kind, subject) where outcome is null;
    create index operation_of_kind on operation (kind, requested_at desc, id desc);
    create index operation_of_requester on operation (requested_by);

    create function keep_ended_operation() returns trigger language plpgsql as $$
    begin
      raise exception 'operation % has ended', old.id using errcode = 'integrity_constraint_violation';
    end
    $$;
    create trigger keep_ended_operation
      before update of kind, subject, attempt, seq, step, progress, lease_until, ended_at, outcome, reason on operation
      for each row when (old.outcome is not null) execute function keep_ended_operation();

    -- What came of a synchronisation with the learning platform.
    create table platform_sync_run (
      operation_id uuid primary key references operation on delete cascade,
      added int not null default 0,
      changed int not null default 0,
      gone int not null default 0,
      failed int not null default 0,
      noticed int not null default 0,
      spaces int,
      courses int,
      units int
    );

    create table platform_sync_change (
      id bigint generated always as identity primary key,
      operation_id uuid not null references platform_sync_run on delete cascade,
      act text not null check (act in ('added', 'changed', 'gone', 'failed', 'noticed')),
      thing text not null check (thing in ('space', 'course')),
      course_id int references course on delete set null,
      learning_space_id int references learning_space on delete set null,
      name text not null,
      details jsonb not null
    );
    create index platform_sync_change_of_run on platform_sync_change (operation_id, act, id);
    create index platform_sync_change_of_course on platform_sync_change (course_id);
    create index platform_sync_change_of_space on platform_sync_change (learning_space_id);

    -- The list of courses by code, and what is found in names and codes.
    create index course_by_code on course (code, id);
    create index course_search on course using gin (search_form(name || E'\\n' || code) gin_trgm_ops);`.execute(
    db,
  );
}
