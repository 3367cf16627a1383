import { type Kysely, sql } from "kysely";

/**
 * Creates the outbox of mails, by their causes, and the people who were invited into groups by name, whose mails have the cause
 * `group-invitation:<id>:<times>`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind <> ''),
      cause text not null constraint unique_mail_causes unique check (cause <> ''),
      recipient text not null check (recipient <> '' and recipient !~ '[[:cntrl:][:space:],;<>]'),
      facts jsonb not null,
      created_at timestamptz(3) not null default now(),
      attempts int not null default 0 check (attempts >= 0),
      next_try_at timestamptz(3),
      sent_at timestamptz(3),
      failed_at timestamptz(3),
      reason text,
      -- It waits, or is sent, or is given up.
      constraint mail_state check (num_nonnulls(next_try_at, sent_at, failed_at) = 1)
    );
    create index mail_due on mail (next_try_at, id) where next_try_at is not null;
    create index mail_by_age on mail (created_at);
    comment on column mail.reason is 'Why the latest try failed, in words for whoever caused the mail.';

    -- So many mails of a kind have gone out today on behalf of somebody, such as an account.
    create table mail_allowance (
      subject text not null check (subject <> ''),
      day date not null,
      used int not null check (used >= 0),
      primary key (subject, day)
    );

    create table group_invitee (
      id int generated always as identity primary key,
      group_id int not null references customer_group on delete cascade,
      email text not null check (email <> '' and email = lower(email)),
      first_name text not null default '',
      last_name text not null default '',
      invited_by uuid references app_user on delete set null,
      invited_at timestamptz(3) not null,
      -- The latest time, of so many.
      asked_at timestamptz(3) not null,
      times int not null default 1 check (times > 0),
      constraint unique_group_invitees unique (group_id, email)
    );
    create index group_invitee_latest on group_invitee (group_id, invited_at desc, id desc);
    create index group_invitee_of_inviter on group_invitee (invited_by);
  `.execute(db);
}
