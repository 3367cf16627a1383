import {
  type Actor,
  allows,
  type CustomerFacts,
  type CustomerId,
  type ListedCustomers,
  mayAdministerVouchers,
  type VoucherId,
} from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { appError, insist } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import { type LockedVoucher, lockVoucher } from "./lock-voucher.ts";

export type VoucherDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly voucherAdminCustomers: ListedCustomers;
};

type Asking = Pick<Actor, "roles" | "administers">;

/** Whose vouchers are asked for: those of every customer, or of these. */
export type VoucherScope = "every" | readonly CustomerId[];

/** The customers whose vouchers somebody administers (X21). */
export function voucherScope(
  { voucherAdminCustomers }: Pick<VoucherDeps, "voucherAdminCustomers">,
  actor: Pick<Actor, "roles" | "administers" | "administeredCustomers">,
): VoucherScope {
  if (actor.roles.includes("sys_admin")) return "every";
  return actor.administeredCustomers
    .filter((customer) => allows(mayAdministerVouchers(actor, customer, voucherAdminCustomers)))
    .map(({ id }) => id);
}

/** The customer, for whom its vouchers may be administered; to anybody else it does not exist. */
export async function insistOnCustomer(
  tx: Tx,
  { voucherAdminCustomers }: VoucherDeps,
  actor: Asking,
  id: CustomerId,
): Promise<CustomerFacts> {
  const { rows } = await sql<CustomerFacts>`select id, name from customer where id = ${id}`.execute(tx);
  const [customer] = rows;
  if (customer === undefined) throw appError("NOT_FOUND");
  insist(mayAdministerVouchers(actor, customer, voucherAdminCustomers));
  return customer;
}

/** The voucher under its lock, for whom it may be administered; to anybody else it does not exist. */
export async function lockAdministered(
  tx: Tx,
  { voucherAdminCustomers }: VoucherDeps,
  actor: Asking,
  id: VoucherId,
): Promise<LockedVoucher> {
  const voucher = await lockVoucher(tx, id);
  if (voucher === undefined) throw appError("NOT_FOUND");
  insist(mayAdministerVouchers(actor, voucher.customer, voucherAdminCustomers));
  return voucher;
}
