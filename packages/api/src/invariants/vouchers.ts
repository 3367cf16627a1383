import { sql } from "kysely";
import type { Found, Invariant } from "./invariant.ts";

/** Vouchers of both kinds, the people who have accepted them, and their reserved time (X57, X62, X63). */
export const voucherInvariants: readonly Invariant[] = [
  {
    name: "the uses of a voucher are its users, at most its maximum",
    violations: sql<Found>`
      select 'voucher ' || voucher.id as what, format('%s of %s uses, %s users', used, max_uses, users.count) as found
      from resource_access_voucher voucher, lateral (
        select count(*) from voucher_user where voucher_user.voucher_id = voucher.id
      ) users
      where used <> users.count or used > max_uses`,
  },
  {
    name: "nobody has accepted a voucher twice",
    violations: sql<Found>`
      select 'voucher ' || voucher_id as what, format('user %s, %s times', user_id, count(*)) as found
      from voucher_user group by voucher_id, user_id having count(*) > 1`,
  },
  {
    name: "the uses of a course voucher are its users, at most its maximum",
    violations: sql<Found>`
      select 'course voucher ' || voucher.id as what, format('%s of %s uses, %s users', used, max_uses, users.count) as found
      from course_voucher voucher, lateral (
        select count(*) from course_voucher_user where course_voucher_user.voucher_id = voucher.id
      ) users
      where used <> users.count or used > max_uses`,
  },
  {
    name: "what a voucher holds is what it reserved and neither consumed nor returned",
    violations: sql<Found>`
      select 'voucher ' || voucher.id as what, format('%s ms, by its entries %s', reserved_ms, entries.ms) as found
      from resource_access_voucher voucher, lateral (
        select coalesce(sum(case kind when 'reserve' then amount_ms else -amount_ms end), 0) as ms
        from quota_entry where quota_entry.voucher_id = voucher.id and kind in ('reserve', 'consume', 'release')
      ) entries
      where reserved_ms <> entries.ms or reserved_ms < 0`,
  },
  {
    name: "an entry is in the ledger of its voucher's account",
    violations: sql<Found>`
      select 'voucher ' || voucher.id as what, format('entry %s of customer %s', entry.id, entry.customer_id) as found
      from quota_entry entry join resource_access_voucher voucher on voucher.id = entry.voucher_id
      where entry.customer_id <> voucher.customer_id`,
  },
  {
    name: "a voucher that is settled holds nothing, and returned what it held once",
    violations: sql<Found>`
      select 'voucher ' || voucher.id as what,
        format('%s ms, settled %s times at %s', reserved_ms, settlements.count, settled_at) as found
      from resource_access_voucher voucher, lateral (
        select count(*) from quota_entry
        where quota_entry.voucher_id = voucher.id and transfer_key = 'voucher:' || voucher.id || ':settle'
      ) settlements
      where (settled_at is not null and (reserved_ms <> 0 or settlements.count > 1))
        or (settled_at is null and (settlements.count > 0 or archived_at is not null))`,
  },
  {
    name: "a cloud case voucher that is not settled holds the time of those who may still accept it",
    violations: sql<Found>`
      select 'voucher ' || id as what,
        format('%s ms for %s users of %s s', reserved_ms, max_uses - used, max_duration_s) as found
      from resource_access_voucher
      where kind = 'cloud_modules' and settled_at is null
        and reserved_ms <> (max_uses - used)::bigint * max_duration_s * 1000`,
  },
  {
    name: "each acceptance of a cloud case voucher has consumed its time once",
    violations: sql<Found>`
      select 'voucher ' || accepted.voucher_id as what,
        format('user %s: granted %s s, consumed %s ms in %s entries', accepted.user_id, accepted.granted_s,
          consumed.ms, coalesce(consumed.count, 0)) as found
      from voucher_user accepted
      join resource_access_voucher voucher on voucher.id = accepted.voucher_id and voucher.kind = 'cloud_modules'
      left join (
        select voucher_id, user_id, count(*), sum(amount_ms) as ms from quota_entry
        where kind = 'consume' group by voucher_id, user_id
      ) consumed on (consumed.voucher_id, consumed.user_id) = (accepted.voucher_id, accepted.user_id)
      where consumed.count is distinct from 1 or consumed.ms <> accepted.granted_s * 1000::bigint
        or accepted.granted_s <> voucher.max_duration_s`,
  },
  {
    name: "what is left of a user's time is what was granted less what was used, and not negative",
    violations: sql<Found>`
      select 'voucher ' || voucher_id as what, format('user %s: %s of %s s', user_id, used_s, granted_s) as found
      from voucher_user where used_s < 0 or used_s > granted_s`,
  },
  {
    name: "a call that was sent twice has made one thing",
    violations: sql<Found>`
      select 'person ' || creator_id as what, format('%s vouchers by the key %s', count(*), request_key) as found
      from resource_access_voucher where request_key is not null
      group by creator_id, request_key having count(*) > 1
      union all
      select 'key ' || transfer_key, format('%s entries', count(*))
      from quota_entry group by transfer_key having count(*) > 1`,
  },
  {
    name: "a voucher is in the series of its kind, account, learning space and creator",
    violations: sql<Found>`
      select 'voucher ' || voucher.id as what,
        format('series %s of %s %s, %s, %s', series.id, series.kind, series.customer_id, series.learning_space_id,
          series.creator_id) as found
      from resource_access_voucher voucher left join voucher_series series on series.id = voucher.series_id
      where series.id is null
        or (series.kind, series.customer_id, series.learning_space_id)
          <> (voucher.kind, voucher.customer_id, voucher.learning_space_id)
        or series.creator_id is distinct from voucher.creator_id`,
  },
  {
    name: "what a case knows of its cloud case voucher is what the voucher says",
    violations: sql<Found>`
      select 'voucher ' || voucher.id as what,
        format('case %s: account %s, %s, made at %s', copied.case_id, copied.customer_id, copied.section,
          copied.created_at) as found
      from voucher_case copied join resource_access_voucher voucher on voucher.id = copied.voucher_id
      where (copied.customer_id, copied.section, copied.created_at) is distinct from (
        case voucher.kind when 'cloud_modules' then voucher.customer_id end,
        case voucher.kind when 'cloud_modules' then voucher.section end,
        case voucher.kind when 'cloud_modules' then voucher.created_at end)`,
  },
];
