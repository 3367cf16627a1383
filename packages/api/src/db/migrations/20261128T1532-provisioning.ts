import { type Kysely, sql } from "kysely";

/**
 * People and groups of institutions' directories (SCIM 2.0). Rows of `scim_user` and `scim_group` are what the directory says; what it
 * changes in the portal is derived from them. An account whose access has ended keeps everything else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table app_user add deactivated_at timestamptz(3);
    comment on column app_user.deactivated_at is 'Since when the directory of the person''s institution denies access; null: it does not.';

    create table scim_connection (
      customer_id int primary key references customer on delete cascade,
      mode text not null default 'off' check (mode in ('off', 'preview', 'on')),
      changed_at timestamptz(3) not null,
      -- When held deactivations were answered last: counting began again.
      answered_at timestamptz(3)
    );

    create table scim_credential (
      id uuid primary key default gen_random_uuid(),
      customer_id int not null references scim_connection on delete cascade,
      token_hash text not null unique check (token_hash <> ''),
      created_at timestamptz(3) not null,
      created_by uuid references app_user on delete set null,
      expires_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      revoked_at timestamptz(3)
    );
    create index scim_credential_of_customer on scim_credential (customer_id);
    create index scim_credential_created_by on scim_credential (created_by);

    create table scim_user (
      id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity,
      customer_id int not null references scim_connection on delete cascade,
      user_name text not null check (user_name <> ''),
      external_id text,
      given_name text not null,
      family_name text not null,
      display_name text not null,
      email text,
      -- By which the person is recognised: the address, or a user name that is one.
      address text,
      active boolean not null,
      user_id uuid references app_user on delete set null,
      inactive_since timestamptz(3),
      -- The end of access that waits for the yes of an admin, or got a no.
      hold text check (hold in ('waiting', 'refused')),
      -- What was taken from a person of several institutions, to be given back.
      withheld jsonb,
      version int not null default 1,
      created_at timestamptz(3) not null,
      changed_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    );
    create unique index scim_user_names on scim_user (customer_id, lower(user_name)) where deleted_at is null;
    create unique index scim_user_addresses on scim_user (lower(address)) where deleted_at is null;
    create unique index scim_user_accounts on scim_user (user_id) where user_id is not null;
    create index scim_user_in_order on scim_user (customer_id, number) where deleted_at is null;
    create index scim_user_external_ids on scim_user (customer_id, external_id) where deleted_at is null;
    create index scim_user_inactive on scim_user (customer_id, inactive_since) where inactive_since is not null;

    create table scim_group (
      id uuid primary key default gen_random_uuid(),
      number bigint generated always as identity,
      customer_id int not null references scim_connection on delete cascade,
      display_name text not null check (display_name <> ''),
      external_id text,
      -- The group of the portal whose members it decides; null: it has no effect.
      group_id int references customer_group on delete set null,
      version int not null default 1,
      created_at timestamptz(3) not null,
      changed_at timestamptz(3) not null
    );
    create unique index scim_group_names on scim_group (customer_id, lower(display_name));
    create index scim_group_in_order on scim_group (customer_id, number);
    create index scim_group_external_ids on scim_group (customer_id, external_id);
    create index scim_group_targets on scim_group (group_id) where group_id is not null;

    create table scim_group_member (
      group_id uuid not null references scim_group on delete cascade,
      scim_user_id uuid not null references scim_user on delete cascade,
      primary key (group_id, scim_user_id)
    );
    create index scim_group_member_of_user on scim_group_member (scim_user_id);

    -- Memberships that came from a directory; only these are taken away by it.
    create table scim_membership (
      group_id int not null,
      user_id uuid not null,
      primary key (group_id, user_id),
      foreign key (user_id, group_id) references customer_group_member (user_id, group_id) on delete cascade
    );
    create index scim_membership_of_user on scim_membership (user_id);

    create table scim_request (
      id bigint generated always as identity primary key,
      customer_id int not null references scim_connection on delete cascade,
      at timestamptz(3) not null,
      resource text not null check (resource in ('User', 'Group')),
      name text not null,
      outcome text not null,
      detail text,
      is_preview boolean not null
    );
    create index scim_request_of_customer on scim_request (customer_id, id);
    create index scim_request_at on scim_request (at);
  `.execute(db);
}
