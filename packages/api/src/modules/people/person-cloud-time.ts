import { type Instant, instant, parseInstant, type UserId } from "@cathedra/domain";
import type { PersonScope } from "@cathedra/domain/access";
import { voucherState } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { PersonVoucher } from "../../graphql/generated/contract.ts";
import { isVisibleCustomer, noScope, type PersonSection } from "./read-person.ts";

const most = 10;

type StoredVoucher = Omit<PersonVoucher, "state" | "validTo"> & {
  readonly validTo: string;
  readonly archivedAt: string | null;
};

/**
 * The vouchers and events that a person has accepted, read by the person's key, and the machines that their present starts and
 * sessions use.
 */
const cloudTimeStatement = statement(
  {
    grantedSeconds: int(),
    usedSeconds: int(),
    heldSeconds: int(),
    total: int(),
    vouchers: json<readonly StoredVoucher[]>(),
  },
  (userId: UserId, scope: PersonScope, now: Instant) => sql`
    with accepted as materialized (
      select voucher.id, voucher.kind, voucher.name, voucher.customer_id, voucher.learning_space_id, voucher.archived_at,
        voucher.valid_to, voucher.event_at, own.accepted_at, own.granted_s, own.used_s,
        voucher.kind = 'cloud_modules' and voucher.archived_at is null and voucher.valid_to > ${toTimestamp(now)} as counts
      from voucher_user own join resource_access_voucher voucher on voucher.id = own.voucher_id
      where own.user_id = ${userId} and ${isVisibleCustomer(scope, sql`voucher.customer_id`)}
    )
    select coalesce(sum(granted_s) filter (where counts), 0)::int as "grantedSeconds",
      coalesce(sum(used_s) filter (where counts), 0)::int as "usedSeconds",
      (
        select coalesce(sum(least(own.granted_s - own.used_s, coalesce(vm.limit_ms / 1000, own.granted_s - own.used_s))), 0)::int
        from vm join accepted own on own.id = vm.voucher_id
        where vm.started_by = ${userId} and vm.event_id is null and vm.status <> 'off' and own.counts
      ) as "heldSeconds",
      count(*)::int as total,
      coalesce((
        select json_agg(listed) from (
          select latest.id, latest.kind, latest.name, customer.name as customer,
            coalesce(space.display_name, space.name) as "learningSpace", latest.archived_at as "archivedAt",
            latest.valid_to as "validTo", latest.event_at as "eventAt", latest.accepted_at as "acceptedAt",
            (
              select coalesce(nullif(trim(giver.first_name || ' ' || giver.last_name), ''), giver.email)
              from quota_entry entry join app_user giver on giver.id = entry.actor_id
              where entry.transfer_key = 'voucher:' || latest.id || ':accept:' || ${userId}::text and giver.id <> ${userId}
            ) as "givenBy", latest.granted_s as "grantedSeconds", latest.used_s as "usedSeconds"
          from accepted latest join customer on customer.id = latest.customer_id
          join learning_space space on space.id = latest.learning_space_id
          order by latest.accepted_at desc, latest.id desc limit ${sql.lit(most)}
        ) listed
      ), '[]') as vouchers
    from accepted`,
  ["" as UserId, "everything", instant(0)],
  ["" as UserId, noScope, instant(0)],
);

/** The person's time for cloud cases, and the vouchers that they have accepted. */
export async function personCloudTime(db: Db, { userId, scope }: PersonSection, now: Instant) {
  const { vouchers, ...time } = await cloudTimeStatement.only(db, userId, scope, now);
  return {
    ...time,
    vouchers: vouchers.map(({ archivedAt, ...voucher }) => ({
      ...voucher,
      state: voucherState(
        { validTo: at(voucher.validTo), archivedAt: archivedAt === null ? null : at(archivedAt) },
        now,
      ),
    })),
  };
}

/** Parses a time from a row that was read as JSON. */
function at(text: string): Instant {
  return parseInstant(text) ?? instant(0);
}
