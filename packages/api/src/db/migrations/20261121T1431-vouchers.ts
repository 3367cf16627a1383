import { type Kysely, sql } from "kysely";

/**
 * Creates vouchers of both kinds, for events and for cloud modules, with common numbers and codes. Uses never exceed their
 * maximum, a person accepts a voucher once, and the time that a voucher reserves of a customer's quota is settled once, after
 * which nothing is reserved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resource_access_voucher (
      id int generated always as identity primary key,
      kind text not null check (kind in ('event', 'cloud_modules')),
      code text not null constraint unique_voucher_codes unique,
      customer_id int not null references customer,
      learning_space_id int not null references learning_space,
      creator_id uuid references app_user on delete set null,
      valid_from timestamptz(3) not null default now(),
      valid_to timestamptz(3) not null,
      max_uses int not null check (max_uses between 1 and 100),
      used int not null default 0,
      archived_at timestamptz(3),
      archived_by uuid references app_user on delete set null,
      created_at timestamptz(3) not null default now(),
      modified_at timestamptz(3) not null default now(),
      reserved_ms bigint not null default 0 check (reserved_ms >= 0),
      settled_at timestamptz(3),
      max_duration_s int check (max_duration_s > 0),
      name text collate "und-x-icu" check (name <> ''),
      description text,
      event_at timestamptz(3),
      duration_s int check (duration_s > 0),
      calendar_sequence int check (calendar_sequence >= 0),
      constraint voucher_uses check (used between 0 and max_uses),
      check (code ~ case kind when 'event' then '^cerav' else '^cmrav' end),
      check (archived_by is null or archived_at is not null),
      check (settled_at is null or reserved_ms = 0),
      check (
        case kind
          when 'event' then num_nulls(name, description, event_at, duration_s, calendar_sequence) = 0
            and max_duration_s is null
          else num_nonnulls(name, description, event_at, duration_s, calendar_sequence) = 0
            and max_duration_s is not null
        end
      )
    );
    create index voucher_of_customer on resource_access_voucher (customer_id, kind, created_at desc, id desc);
    create index voucher_by_creation on resource_access_voucher (kind, created_at desc, id desc);
    create index voucher_of_space on resource_access_voucher (learning_space_id);
    create index voucher_unsettled on resource_access_voucher (valid_to) where settled_at is null;
    create index voucher_event_span on resource_access_voucher (valid_to, event_at)
      where kind = 'event' and archived_at is null;

    create table voucher_case (
      voucher_id int not null references resource_access_voucher on delete cascade,
      case_id text not null references cloud_case,
      primary key (voucher_id, case_id)
    );
    create index voucher_case_of_case on voucher_case (case_id);

    create table voucher_organizer (
      voucher_id int not null references resource_access_voucher on delete cascade,
      email text not null check (email <> '' and email = lower(email)),
      primary key (voucher_id, email)
    );
    create index voucher_organizer_by_email on voucher_organizer (email);

    create table voucher_user (
      voucher_id int not null references resource_access_voucher,
      user_id uuid not null references app_user,
      accepted_at timestamptz(3) not null default now(),
      granted_s int not null default 0 check (granted_s >= 0),
      used_s int not null default 0,
      primary key (user_id, voucher_id),
      constraint voucher_time_left check (used_s between 0 and granted_s)
    );
    create index voucher_user_of_voucher on voucher_user (voucher_id, accepted_at);
  `.execute(db);
}
