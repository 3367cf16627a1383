import type { CustomerId, VoucherId } from "@cathedra/domain";
import {
  allows,
  type CustomerFacts,
  type ListedCustomers,
  mayAdministerVouchers,
  type VoucherAsking,
} from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement, text } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { type LockedVoucher, lockVoucher } from "./lock-voucher.ts";

export type VoucherDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly voucherAdminCustomers: ListedCustomers;
};

type Listing = VoucherAsking & { readonly administeredCustomers: readonly CustomerFacts[] };

/** The customers whose vouchers are requested: all of them, or only these. */
export type VoucherScope = "every" | readonly CustomerId[];

/** The customers whose vouchers the actor administers (X21). */
export function voucherScope(
  { voucherAdminCustomers }: Pick<VoucherDeps, "voucherAdminCustomers">,
  actor: Listing,
): VoucherScope {
  if (actor.roles.includes("sys_admin")) return "every";
  const own = [...actor.administeredCustomers, ...actor.groupAdminCustomers].filter((customer) =>
    allows(mayAdministerVouchers(actor, customer, voucherAdminCustomers)),
  );
  return [...new Set(own.map(({ id }) => id))];
}

/** Limits a scope to one customer, if one is requested. */
export function scopeWithin(scope: VoucherScope, customerId: number | null | undefined): VoucherScope {
  if (customerId === null || customerId === undefined) return scope;
  const only = [customerId as CustomerId];
  return scope === "every" ? only : scope.filter((id) => id === customerId);
}

const administeredCustomerStatement = statement(
  { id: int<CustomerId>(), name: text() },
  (id: CustomerId) => sql`select id, name from customer where id = ${id}`,
);

/** The customer, if the caller may administer its vouchers; otherwise it does not exist for them. */
export async function findAdministeredCustomer(
  tx: Db | Tx,
  { voucherAdminCustomers }: VoucherDeps,
  actor: VoucherAsking,
  id: CustomerId,
): Promise<CustomerFacts> {
  const customer = await administeredCustomerStatement.first(tx, id);
  if (customer === undefined) throw appError("NOT_FOUND");
  authorize(mayAdministerVouchers(actor, customer, voucherAdminCustomers));
  return customer;
}

/** The locked voucher, if the caller may administer it; otherwise it does not exist for them. */
export async function lockAdministeredVoucher(
  tx: Tx,
  { voucherAdminCustomers }: VoucherDeps,
  actor: VoucherAsking,
  id: VoucherId,
): Promise<LockedVoucher> {
  const voucher = await lockVoucher(tx, id);
  if (voucher === undefined) throw appError("NOT_FOUND");
  authorize(mayAdministerVouchers(actor, voucher.customer, voucherAdminCustomers));
  return voucher;
}
