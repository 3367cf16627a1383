import type { CaseId, Instant, LearningSpaceId, UserId, VoucherId } from "@cathedra/domain";
import type { CustomerFacts } from "@cathedra/domain/access";
import type { AccessCode, Reservation, VoucherKind } from "@cathedra/domain/cloud";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { bool, int, json, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";

/** Locks a voucher of either kind, so that no one else changes or accepts it until the transaction ends. */
export type LockedVoucher = {
  readonly id: VoucherId;
  readonly customer: CustomerFacts;
  readonly learningSpaceId: LearningSpaceId;
  readonly validTo: Instant;
  readonly archivedAt: Instant | null;
  readonly modifiedAt: Instant;
  /** The person who changed the voucher last; null if it was never changed, or by a deleted person. */
  readonly modifiedBy: UserId | null;
  readonly maxUses: number;
  readonly used: number;
  readonly hasCode: boolean;
  readonly reservation: Reservation;
} & (
  | { readonly kind: "event" }
  /** The time that each user gets, in seconds, and the voucher's name. */
  | { readonly kind: "cloud_modules"; readonly maxDurationInSeconds: number; readonly name: string | null }
);

/** Locks a voucher; undefined if there is none. It must be locked before the account's quota, the order that all callers keep. */
export function lockVoucher(tx: Tx, id: VoucherId): Promise<LockedVoucher | undefined> {
  return locked(tx, sql`voucher.id = ${id}`);
}

/** Locks the voucher with this code; undefined if the code was withdrawn during the wait. */
export function lockVoucherByCode(tx: Tx, code: AccessCode | undefined): Promise<LockedVoucher | undefined> {
  return locked(tx, sql`voucher.code = ${code ?? ""}`);
}

const lockedStatement = statement(
  {
    id: int<VoucherId>(),
    kind: text<VoucherKind>(),
    customer: json<CustomerFacts>(),
    learningSpaceId: int<LearningSpaceId>(),
    validTo: timestamp(),
    archivedAt: nullable(timestamp()),
    modifiedAt: timestamp(),
    modifiedBy: nullable(uuid<UserId>()),
    settledAt: nullable(timestamp()),
    maxUses: int(),
    used: int(),
    hasCode: bool(),
    reservedMs: int(),
    maxDurationInSeconds: nullable(int()),
    name: nullable(text()),
  },
  (condition: RawBuilder<unknown>) => sql`
    select voucher.id, voucher.kind, json_build_object('id', customer.id, 'name', customer.name) as customer,
      voucher.learning_space_id as "learningSpaceId", voucher.valid_to as "validTo",
      voucher.archived_at as "archivedAt", voucher.modified_at as "modifiedAt",
      voucher.modified_by as "modifiedBy", voucher.settled_at as "settledAt",
      voucher.max_uses as "maxUses", voucher.used, voucher.code is not null as "hasCode",
      voucher.reserved_ms as "reservedMs", voucher.max_duration_s as "maxDurationInSeconds", voucher.name
    from resource_access_voucher voucher join customer on customer.id = voucher.customer_id
    where ${condition} for no key update of voucher`,
);

async function locked(tx: Tx, condition: RawBuilder<unknown>): Promise<LockedVoucher | undefined> {
  const row = await lockedStatement.first(tx, condition);
  if (row === undefined) return undefined;
  const { kind, reservedMs, settledAt, maxDurationInSeconds, name, ...rest } = row;
  const facts = {
    ...rest,
    reservation: { reservedMs, settledAt },
  };
  return kind === "event"
    ? { ...facts, kind }
    : { ...facts, kind, maxDurationInSeconds: maxDurationInSeconds ?? 0, name };
}

/** The cases of a voucher; to be read after its lock. */
export async function casesOfVoucher(tx: Tx, id: VoucherId): Promise<readonly CaseId[]> {
  const found = await tx
    .selectFrom("voucher_case")
    .select("case_id")
    .where("voucher_id", "=", id)
    .orderBy("case_id")
    .execute();
  return found.map(({ case_id }) => case_id);
}
