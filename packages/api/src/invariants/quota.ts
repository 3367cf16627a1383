import { sql } from "kysely";
import type { Found, Invariant } from "./invariant.ts";

const effects = sql`
  case when kind in ('consume', 'give_back') then 0 when kind = 'reserve' then -amount_ms else amount_ms end as spendable,
  case when kind in ('top_up', 'refund', 'give_back') then 0 when kind = 'reserve' then amount_ms else -amount_ms end
    as reserved,
  case kind when 'consume' then amount_ms when 'refund' then -amount_ms else 0 end as consumed`;

/** The invariants of accounts' simulation time and its ledger (4.049, X57). */
export const quotaInvariants: readonly Invariant[] = [
  {
    name: "spendable, reserved and consumed add up to all top-ups, and none is negative",
    violations: sql<Found>`
      select 'customer ' || account.customer_id as what,
        format('%s + %s + %s ms, topped up %s', spendable_ms, reserved_ms, consumed_ms, topped.up) as found
      from quota_account account, lateral (
        select coalesce(sum(amount_ms), 0) as up from quota_entry entry
        where entry.customer_id = account.customer_id and kind = 'top_up'
      ) topped
      where spendable_ms + reserved_ms + consumed_ms <> topped.up or least(spendable_ms, reserved_ms, consumed_ms) < 0`,
  },
  {
    name: "the balances of an account are those of its entries",
    violations: sql<Found>`
      select 'customer ' || account.customer_id as what,
        format('%s, %s, %s ms; by its entries %s, %s, %s', spendable_ms, reserved_ms, consumed_ms,
          sums.spendable, sums.reserved, sums.consumed) as found
      from quota_account account, lateral (
        select coalesce(sum(spendable), 0) as spendable, coalesce(sum(reserved), 0) as reserved,
          coalesce(sum(consumed), 0) as consumed
        from (select ${effects} from quota_entry entry where entry.customer_id = account.customer_id) effect
      ) sums
      where (spendable_ms, reserved_ms, consumed_ms) is distinct from (sums.spendable, sums.reserved, sums.consumed)`,
  },
  {
    name: "each entry follows from the one before it, and none is missing",
    violations: sql<Found>`
      with chained as (
        select id, customer_id, position, ${effects}, spendable_after_ms, reserved_after_ms, consumed_after_ms,
          lag(position, 1, 0) over ledger as previous,
          lag(spendable_after_ms, 1, 0::bigint) over ledger as spendable_before,
          lag(reserved_after_ms, 1, 0::bigint) over ledger as reserved_before,
          lag(consumed_after_ms, 1, 0::bigint) over ledger as consumed_before
        from quota_entry window ledger as (partition by customer_id order by position)
      )
      select 'customer ' || customer_id as what, format('entry %s, number %s', id, position) as found from chained
      where position <> previous + 1 or spendable_after_ms <> spendable_before + spendable
        or reserved_after_ms <> reserved_before + reserved or consumed_after_ms <> consumed_before + consumed`,
  },
  {
    name: "an event was refunded no more than it consumed",
    violations: sql<Found>`
      select 'event ' || voucher_id as what, format('%s ms refunded of %s', refunded, consumed) as found
      from (
        select voucher_id, coalesce(sum(amount_ms) filter (where kind = 'refund'), 0) as refunded,
          coalesce(sum(amount_ms) filter (where kind = 'consume'), 0) as consumed
        from quota_entry where kind in ('refund', 'consume') group by voucher_id
      ) event where refunded > consumed`,
  },
  {
    name: "what an account has reserved is what its vouchers hold",
    violations: sql<Found>`
      select 'customer ' || account.customer_id as what,
        format('%s ms, its vouchers %s', reserved_ms, held.ms) as found
      from quota_account account, lateral (
        select coalesce(sum(voucher.reserved_ms), 0) as ms from resource_access_voucher voucher
        where voucher.customer_id = account.customer_id
      ) held
      where account.reserved_ms <> held.ms`,
  },
];
