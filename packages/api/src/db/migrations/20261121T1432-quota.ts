import { type Kysely, sql } from "kysely";

/**
 * Creates the time of each customer and its ledger. An account is created with its customer, so that there is always a row to
 * lock. Entries contain the balances after them and a unique key; they are never changed or deleted. They are numbered without
 * gaps for each customer, so that a page of a long ledger is found, and counted, by numbers. The people that an entry names have
 * no foreign key, because the entry outlives them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quota_account (
      customer_id int primary key references customer on delete cascade,
      spendable_ms bigint not null default 0,
      reserved_ms bigint not null default 0,
      consumed_ms bigint not null default 0,
      constraint quota_never_negative check (spendable_ms >= 0 and reserved_ms >= 0 and consumed_ms >= 0)
    );
    insert into quota_account (customer_id) select id from customer;

    create function open_quota_account() returns trigger language plpgsql as $$
      begin
        insert into quota_account (customer_id) values (new.id);
        return null;
      end
    $$;
    create trigger customer_opens_quota_account after insert on customer
      for each row execute function open_quota_account();

    create table quota_entry (
      id bigint generated always as identity primary key,
      customer_id int not null references customer,
      position int not null,
      kind text not null check (kind in ('top_up', 'reserve', 'consume', 'release')),
      amount_ms bigint not null,
      voucher_id int references resource_access_voucher,
      user_id uuid,
      actor_id uuid,
      transfer_key text not null constraint unique_quota_transfers unique check (transfer_key <> ''),
      spendable_after_ms bigint not null check (spendable_after_ms >= 0),
      reserved_after_ms bigint not null check (reserved_after_ms >= 0),
      consumed_after_ms bigint not null check (consumed_after_ms >= 0),
      created_at timestamptz(3) not null default clock_timestamp(),
      constraint quota_entry_positions unique (customer_id, position),
      check (case kind when 'top_up' then amount_ms <> 0 else amount_ms > 0 end),
      check ((kind = 'top_up') = (voucher_id is null)),
      check (user_id is null or kind = 'consume')
    );
    create index quota_entry_of_voucher on quota_entry (voucher_id, id) where voucher_id is not null;

    create function number_quota_entry() returns trigger language plpgsql as $$
      begin
        new.position = coalesce((select max(position) from quota_entry where customer_id = new.customer_id), 0) + 1;
        return new;
      end
    $$;
    create trigger quota_entry_number before insert on quota_entry
      for each row execute function number_quota_entry();

    create trigger quota_entry_is_append_only before update or delete or truncate on quota_entry
      for each statement execute function refuse_change();
  `.execute(db);
}
