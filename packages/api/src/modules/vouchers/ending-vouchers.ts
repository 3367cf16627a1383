import { type CustomerId, type Instant, instant } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { EndingVoucher } from "../../graphql/generated/contract.ts";
import type { VoucherScope } from "../access-vouchers/public.ts";

const soonMs = 14 * 86_400_000;
const maxCounted = 100;
const maxShown = 3;

/**
 * Uses the index `voucher_open_of_customer` for some accounts, and `voucher_open` for all: the cost does not grow with vouchers
 * that end later.
 */
const endingStatement = statement(
  { count: filled(int()), vouchers: json<readonly EndingVoucher[]>() },
  (customers: readonly CustomerId[] | null, now: Instant) => sql`
    with ending as materialized (
      select voucher.id, voucher.valid_to from resource_access_voucher voucher
      where voucher.kind = 'cloud_modules' and voucher.archived_at is null
        and voucher.valid_to > ${toTimestamp(now)} and voucher.valid_to <= ${toTimestamp(instant(now + soonMs))}
        ${customers === null ? sql`` : sql`and voucher.customer_id = any(${customers}::int[])`}
      order by voucher.valid_to, voucher.id limit ${sql.lit(maxCounted)}
    )
    select (select count(*) from ending) as count, (
      select coalesce(json_agg(json_build_object(
        'id', voucher.id, 'name', coalesce(voucher.name, modules.names, ''), 'customerName', customer.name,
        'validTo', voucher.valid_to
      ) order by voucher.valid_to, voucher.id), '[]')
      from (select id from ending order by valid_to, id limit ${sql.lit(maxShown)}) first
      join resource_access_voucher voucher on voucher.id = first.id
      join customer on customer.id = voucher.customer_id
      cross join lateral (
        select string_agg(distinct module.name, ', ') as names from voucher_case
        join cloud_case on cloud_case.id = voucher_case.case_id join cloud_module module on module.id = cloud_case.module_id
        where voucher_case.voucher_id = voucher.id
      ) modules
    ) as vouchers`,
  [null, instant(0)],
  [[], instant(0)],
);

/** The vouchers of the accounts in scope that end within two weeks, the earliest end first. */
export async function endingVouchers(db: Db, scope: VoucherScope, now: Instant) {
  if (scope.length === 0) return { count: 0, vouchers: [] };
  return endingStatement.only(db, scope === "every" ? null : scope, now);
}
