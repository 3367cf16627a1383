import { type Kysely, sql } from "kysely";

/**
 * Changes of attendings' addresses that wait for the yes of the new address. Their codes are in the mails; only hashes are stored.
 * The row is deleted when the change is done or has ended; the audit log keeps what became of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attending_address_change (
      attending_id uuid primary key references attending on delete cascade,
      new_email text not null check (new_email <> ''),
      asked_by uuid references app_user on delete set null,
      asked_at timestamptz(3) not null,
      code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
      -- Of the link of the present address; null: there is none, or it is the same mailbox.
      present_code_hash text unique check (present_code_hash ~ '^[0-9a-f]{64}$'),
      accepted_at timestamptz(3),
      agreed_at timestamptz(3),
      check (agreed_at is null or present_code_hash is not null)
    );
    create index attending_address_change_of_person on attending_address_change (asked_by);
    alter table attending add address_changed_at timestamptz(3);
    comment on column attending.address_changed_at is 'When its address last changed by the yes of the new one.';
  `.execute(db);
}
