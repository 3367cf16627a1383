import { type Kysely, sql } from "kysely";

/**
 * Stores who was mailed without having asked, separately from the causes of the mails, so that it outlives them; since when
 * customers exist, because older ones may send more mails; and the personal links of people who are invited by mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_recipient (
      -- SHA-256 of the mailbox, in hexadecimal: no address stays here.
      recipient text primary key check (recipient ~ '^[0-9a-f]{64}$'),
      stop_key text not null constraint unique_mail_recipient_keys unique check (stop_key <> ''),
      stopped_at timestamptz(3),
      -- The latest times, as many as the limit needs.
      mailed_at timestamptz(3)[] not null default '{}'
    );

    -- Those that are there have no known beginning: the log says it of some, the others count as a year old.
    alter table customer add column known_since timestamptz(3) not null default now();
    update customer set known_since = coalesce(
      (select min(at) from audit_log where action = 'customer.created' and subject = customer.id::text),
      now() - interval '1 year'
    );

    alter table group_invitee
      add column recipient text check (recipient ~ '^[0-9a-f]{64}$'),
      -- Listed without a mail, because they were written to lately or want none.
      add column is_withheld boolean not null default false,
      -- Of the latest mail; the token itself is in the mail alone.
      add column token_hash text constraint unique_invitee_tokens unique check (token_hash ~ '^[0-9a-f]{64}$'),
      add column token_expires_at timestamptz(3),
      add column token_used_at timestamptz(3),
      add constraint invitee_token check ((token_hash is null) = (token_expires_at is null));
  `.execute(db);
}
