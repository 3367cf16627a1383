import { type Actor, mayReadAccount } from "@cathedra/domain/access";
import type { QuotaEntryKind, ReturnReason } from "@cathedra/domain/cloud";
import { quotaLedgerList } from "@cathedra/domain/lists";
import { accountsTexts, cloudRoomTexts } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { sqlFilters } from "../../db/list-filters.ts";
import { maxCountedRows, paginated } from "../../db/paginated.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { authorize } from "../../errors.ts";
import type {
  CloudModuleQuotaTransaction,
  CloudModuleQuotaTransactions,
  QueryCustomerCloudModuleQuotaTransactionsArgs,
} from "../../graphql/generated/contract.ts";
import { type PageArgs, readPageArgs } from "../../graphql/pagination.ts";
import { personObject, readAccountFacts } from "./account-facts.ts";

type LedgerArgs = QueryCustomerCloudModuleQuotaTransactionsArgs;

type LedgerRow = Omit<CloudModuleQuotaTransaction, "reason"> & {
  readonly total: number;
  readonly kind: QuotaEntryKind;
  readonly reason: ReturnReason | null;
};

/**
 * People and vouchers are looked up for each row: with a join, a planner that misjudges the page would read all of them. The
 * time that was granted was consumed at that moment (0060); how much of it was used is a separate column.
 */
const columns = sql`entry.id, entry.position as number, entry.created_at as "createdAt", entry.kind,
  entry.amount_ms as "amountInMs", entry.voucher_id as "voucherId", entry.session_id as "sessionId", entry.reason,
  entry.spendable_after_ms as "spendableTimeInMs", entry.reserved_after_ms as "reservedTimeInMs",
  entry.consumed_after_ms as "consumedTimeInMs",
  (select ${personObject} from app_user person where person.id = entry.actor_id) as actor,
  (select ${personObject} from app_user person where person.id = entry.user_id) as user,
  voucher.kind as "voucherType", voucher.name as "voucherName",
  case when voucher.kind = 'event' then voucher.name end as "eventName",
  case when entry.kind = 'consume' and entry.user_id is not null then (
    select used_s * 1000::bigint from voucher_user
    where voucher_user.user_id = entry.user_id and voucher_user.voucher_id = entry.voucher_id
  ) end as "usedInMs"`;

const getVoucher = sql`left join lateral (
  select kind, name from resource_access_voucher where id = entry.voucher_id
) voucher on true`;

/** A page of the ledger, the latest first, in one statement. */
export async function quotaTransactions(
  deps: { readonly db: Db },
  actor: Actor,
  args: LedgerArgs,
): Promise<CloudModuleQuotaTransactions> {
  authorize(mayReadAccount(actor, await readAccountFacts(deps, actor, args.customerId)));
  const { customerId } = args;
  const part = readPageArgs(args, { usual: quotaLedgerList.pageSize, most: 100 });
  const values = getFilters(customerId, "user_id").read(args);
  const isNarrowed = Object.values(values).some((value) => value !== null);
  const statement = isNarrowed ? narrowed(customerId, values, part) : whole(customerId, part);
  const { rows } = await sql<LedgerRow>`${statement}`.execute(deps.db);
  return {
    totalCount: rows[0]?.total ?? 0,
    // Beyond the last page only the total is returned.
    transactions: rows
      .filter(({ id }) => id !== null)
      .map((row) => ({ ...row, reason: row.reason === null ? null : reasonText(row.reason) })),
  };
}

function reasonText(reason: ReturnReason): string {
  return reason === "TAKEN_BACK" ? accountsTexts.takenBackFromPerson : cloudRoomTexts.lost[reason];
}

/**
 * The entries of an account are numbered without gaps: their count is the highest number, and a page is found by its numbers
 * however long the ledger is.
 */
function whole(customerId: number, { limit, offset }: PageArgs): RawBuilder<unknown> {
  return sql`
    with ledger as materialized (
      select coalesce(max(position), 0) as total from quota_entry where customer_id = ${customerId}
    )
    select ledger.total, ${columns}
    from ledger
    left join quota_entry entry on entry.customer_id = ${customerId}
      and entry.position <= ledger.total - ${offset}::int and entry.position > ledger.total - ${offset + limit}::bigint
    ${getVoucher}
    order by entry.position desc`;
}

/** Filters by kind, person, voucher and period: each has an index in the order of the ledger. */
function narrowed(
  customerId: number,
  values: ReturnType<ReturnType<typeof getFilters>["read"]>,
  part: PageArgs,
): RawBuilder<unknown> {
  const matches = (person: "user_id" | "actor_id") => sql`
    select position from quota_entry entry
    where entry.customer_id = ${customerId} and ${getFilters(customerId, person).where(values)}`;
  const by = (person: "user_id" | "actor_id") =>
    sql`(${matches(person)} order by position desc limit ${maxCountedRows})`;
  return paginated({
    keys: values.personId === null ? matches("user_id") : sql`${by("user_id")} union ${by("actor_id")}`,
    order: sql`position desc`,
    part,
    row: sql`page.position, ${columns}`,
    from: sql`join quota_entry entry on entry.customer_id = ${customerId} and entry.position = page.position ${getVoucher}`,
  });
}

/**
 * The filters of one ledger, whose person is compared with one column, since each has its own index. A period is a range of
 * numbers, since an account is locked while an entry is written.
 */
function getFilters(customerId: number, person: "user_id" | "actor_id") {
  const edge = (which: RawBuilder<unknown>, direction: RawBuilder<unknown>) => sql`(
    select position from quota_entry where customer_id = ${customerId} and ${which}
    order by created_at ${direction}, position ${direction} limit 1
  )`;
  return sqlFilters(
    quotaLedgerList.filters,
    { table: "quota_entry", alias: "entry" },
    {
      from: (at) => sql`entry.position >= ${edge(sql`created_at >= ${toTimestamp(at)}`, sql`asc`)}`,
      to: (at) => sql`entry.position <= ${edge(sql`created_at < ${toTimestamp(at)}`, sql`desc`)}`,
      personId: (id) =>
        sql`${sql.ref(`entry.${person}`)} = (select id from app_user where keycloak_id = ${id})`,
    },
  );
}
