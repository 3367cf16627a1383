import { type Actor, mayReadAccount } from "@cathedra/domain/access";
import type { QuotaEntryKind, ReturnReason } from "@cathedra/domain/cloud";
import { accountsTexts, cloudRoomTexts } from "@cathedra/domain/messages";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
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

const maxPageSize = 100;

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
  const part = readPageArgs(args, { usual: 25, most: maxPageSize });
  const statement = isNarrowed(args) ? narrowed(args, part) : whole(args, part);
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

function isNarrowed({ kind, voucherId, personId, from, to }: LedgerArgs): boolean {
  return [kind, voucherId, personId, from, to].some((filter) => filter !== null && filter !== undefined);
}

/**
 * The entries of an account are numbered without gaps: their count is the highest number, and a page is found by its numbers
 * however long the ledger is.
 */
function whole({ customerId }: LedgerArgs, { limit, offset }: PageArgs): RawBuilder<unknown> {
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
function narrowed(args: LedgerArgs, part: PageArgs): RawBuilder<unknown> {
  const { customerId, personId } = args;
  const matches = sql`entry.customer_id = ${customerId} ${getFilters(args)}`;
  const by = (column: string) => sql`
    (select position from quota_entry entry
     where ${matches} and ${sql.ref(`entry.${column}`)} = (select id from app_user where keycloak_id = ${personId})
     order by position desc limit ${maxCountedRows})`;
  return paginated({
    keys:
      personId === null || personId === undefined
        ? sql`select position from quota_entry entry where ${matches}`
        : sql`${by("user_id")} union ${by("actor_id")}`,
    order: sql`position desc`,
    part,
    row: sql`page.position, ${columns}`,
    from: sql`join quota_entry entry on entry.customer_id = ${customerId} and entry.position = page.position ${getVoucher}`,
  });
}

/** A period is a range of numbers, since an account is locked while an entry is written. */
function getFilters({ customerId, kind, voucherId, from, to }: LedgerArgs): RawBuilder<unknown> {
  const edge = (which: RawBuilder<unknown>, direction: RawBuilder<unknown>) => sql`(
    select position from quota_entry where customer_id = ${customerId} and ${which}
    order by created_at ${direction}, position ${direction} limit 1
  )`;
  return sql`
    ${kind == null ? sql`` : sql`and entry.kind = ${kind}`}
    ${voucherId == null ? sql`` : sql`and entry.voucher_id = ${voucherId}`}
    ${from == null ? sql`` : sql`and entry.position >= ${edge(sql`created_at >= ${toTimestamp(from)}`, sql`asc`)}`}
    ${to == null ? sql`` : sql`and entry.position <= ${edge(sql`created_at < ${toTimestamp(to)}`, sql`desc`)}`}`;
}
