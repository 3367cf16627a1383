import { type Kysely, sql } from "kysely";

/**
 * Creates the fleet: each machine has one user or event at a time, and each of these has one machine. A waiting machine has a
 * deadline, and a removed one holds nothing. The history of a machine is never rewritten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vm (
      id uuid primary key default gen_random_uuid(),
      name text collate "und-x-icu" not null check (name <> ''),
      url text not null constraint unique_vm_urls unique check (url <> ''),
      driver text not null check (driver <> ''),
      driver_ref text,
      status text not null default 'off' check (status in ('off', 'desired', 'starting', 'started', 'idle', 'void')),
      session_id uuid,
      module_id text references cloud_module,
      case_id text references cloud_case,
      voucher_id int references resource_access_voucher,
      event_id int references resource_access_voucher,
      started_by uuid references app_user,
      session_started_at timestamptz(3),
      session_ends_at timestamptz(3),
      status_since timestamptz(3) not null default now(),
      deadline_at timestamptz(3),
      reason text,
      last_seen_at timestamptz(3),
      removed_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      foreign key (case_id, module_id) references cloud_case (id, module_id),
      check (event_id is null or event_id = voucher_id),
      check (status not in ('desired', 'starting') or deadline_at is not null),
      check (session_started_at is null or session_id is not null),
      check (removed_at is null or num_nonnulls(session_id, started_by, event_id) = 0)
    );
    create unique index one_vm_an_event on vm (event_id) where event_id is not null;
    create unique index one_vm_a_user on vm (started_by) where started_by is not null;
    create unique index one_vm_a_session on vm (session_id) where session_id is not null;
    create index vm_by_status on vm (status) where removed_at is null;
    create index vm_of_voucher on vm (voucher_id) where voucher_id is not null;
    create index vm_deadline on vm (deadline_at) where deadline_at is not null;

    create table vm_history (
      id bigint generated always as identity primary key,
      vm_id uuid not null references vm,
      prev_status text,
      new_status text not null,
      reason text,
      started_by uuid,
      module_id text,
      case_id text,
      voucher_id int,
      session_id uuid,
      actor_id uuid,
      updated_at timestamptz(3) not null default clock_timestamp()
    );
    create index vm_history_of_vm on vm_history (vm_id, id desc);
    create trigger vm_history_is_append_only before update or delete or truncate on vm_history
      for each statement execute function refuse_change();

    create table vm_session (
      id uuid primary key default gen_random_uuid(),
      vm_id uuid not null references vm,
      voucher_id int not null references resource_access_voucher,
      user_id uuid references app_user,
      kind text not null check (kind in ('event', 'single_user')),
      module_id text not null references cloud_module,
      case_id text not null references cloud_case,
      limit_s int not null check (limit_s > 0),
      started_at timestamptz(3) not null default now(),
      ends_at timestamptz(3) not null,
      ended_at timestamptz(3),
      end_reason text,
      used_s int check (used_s >= 0),
      foreign key (case_id, module_id) references cloud_case (id, module_id),
      check (ends_at > started_at),
      check (ended_at >= started_at),
      check (num_nonnulls(ended_at, end_reason, used_s) in (0, 3))
    );
    create unique index one_open_session_a_vm on vm_session (vm_id) where ended_at is null;
    create index vm_session_of_vm on vm_session (vm_id, started_at desc);
    create index vm_session_of_voucher on vm_session (voucher_id, started_at desc);
    create index vm_session_of_user on vm_session (user_id, started_at desc);

    create table vm_session_event (
      id bigint generated always as identity primary key,
      session_id uuid not null references vm_session on delete cascade,
      at timestamptz(3) not null default clock_timestamp(),
      kind text not null check (kind in ('joined', 'left', 'control_gained', 'control_lost', 'case_changed')),
      user_id uuid references app_user,
      case_id text references cloud_case,
      check ((kind = 'case_changed') = (case_id is not null))
    );
    create index vm_session_event_of_session on vm_session_event (session_id, id);
  `.execute(db);
}
