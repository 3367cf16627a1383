import { type Kysely, sql } from "kysely";

/** Adds the indexes by which lists of notices are read, the expiry of notices, and who gets them by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table notification
      add column expires_at timestamptz(3) not null default now() + interval '90 days',
      -- Who says "all that I was shown" means those that were committed then: numbers are given before.
      add column made_in xid8 not null default pg_current_xact_id(),
      -- From when on it goes by mail; null: it does not, or has.
      add column mail_from timestamptz(3);
    create index notification_by_end on notification (expires_at);
    create index notification_unread on notification (user_id, id desc) where read_at is null and dismissed_at is null;
    create index notification_of_kind on notification (user_id, kind, id desc) where dismissed_at is null;
    create index notification_to_mail on notification (user_id, mail_from) where mail_from is not null;

    -- What somebody wants by mail; without a row: nothing.
    create table notification_mail (
      user_id uuid primary key references app_user on delete cascade,
      kinds text[] not null,
      pace text not null check (pace in ('hour', 'day')),
      -- In the link that ends the mails, for whoever has one of them.
      stop_key text not null constraint unique_notification_mail_stop_keys unique,
      last_sent_at timestamptz(3),
      stopped_at timestamptz(3),
      changed_at timestamptz(3) not null default now()
    );
  `.execute(db);
}
