import { type CustomerId, isUuid } from "@cathedra/domain";
import {
  type Actor,
  type CustomerFacts,
  type ListedCustomers,
  mayAdministerLogbook,
} from "@cathedra/domain/access";
import type { AppErrorCode } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, statement, text } from "../../db/statement.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { appError, authorize } from "../../errors.ts";
import { type PlaceTable, refreshFirstBatch } from "../../jobs/refresh-places.ts";

export type AdminDeps = { readonly db: Db; readonly logbookAdminCustomers: ListedCustomers };

const administeredCustomerStatement = statement(
  { id: int<CustomerId>(), name: text() },
  (id: number) => sql`select id, name from customer where id = ${id}`,
);

/** The customer, if the caller may administer its logbook; otherwise it is answered as missing. */
export async function administeredCustomer(
  { db, logbookAdminCustomers }: AdminDeps,
  actor: Actor,
  id: number,
): Promise<CustomerFacts> {
  const customer = await administeredCustomerStatement.first(db, id);
  if (customer === undefined) throw appError("NOT_FOUND");
  authorize(mayAdministerLogbook(actor, customer, logbookAdminCustomers));
  return customer;
}

/** An attending or hospital that nobody else changes until the transaction ends. */
export type LockedEntry<Row> = {
  readonly id: string;
  readonly customer: CustomerFacts;
  readonly isRemoved: boolean;
  readonly mergedInto: string | null;
  readonly recordCount: number;
  readonly row: Row;
};

/**
 * The entries with these ids, locked in a fixed order to avoid deadlocks. Entries that are missing, removed, or of a customer
 * that the caller does not administer are all treated as missing, without a difference in response time.
 */
export async function lockEntries<Row>(
  tx: Tx,
  table: PlaceTable,
  { actor, listed }: { readonly actor: Actor; readonly listed: ListedCustomers },
  ids: readonly string[],
): Promise<readonly LockedEntry<Row>[]> {
  const wanted = ids.filter(isUuid).map((id) => id.toLowerCase());
  const isOfCaller = actor.roles.includes("sys_admin")
    ? sql`true`
    : sql`customer_id = any(${actor.administers}::int[])`;
  const { rows } = await sql<LockedEntry<Row>>`
    with locked as materialized (
      select * from ${sql.table(table)} where id = any(${wanted}::uuid[]) and ${isOfCaller}
      order by id for no key update
    )
    select locked.id, json_build_object('id', customer.id, 'name', customer.name) as customer,
      locked.removed_at is not null as "isRemoved", locked.merged_into as "mergedInto",
      (select count(*) from logbook_record where ${sql.ref(`${table}_id`)} = locked.id) as "recordCount",
      to_json(locked) as row
    from locked join customer on customer.id = locked.customer_id`.execute(tx);
  return ids.map((id) => {
    const entry = rows.find((row) => row.id === id.toLowerCase());
    if (entry === undefined) throw appError("NOT_FOUND");
    authorize(mayAdministerLogbook(actor, entry.customer, listed));
    if (entry.isRemoved) throw appError("NOT_FOUND");
    return entry;
  });
}

/** Takes an entry off its list; its records keep it. */
export async function removeEntry(tx: Tx, table: PlaceTable, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set removed_at = now() where id = ${id}`.execute(tx);
}

/**
 * Marks an entry as merged into another one, and redirects earlier merges to it. The records follow by the job that the table's
 * trigger adds.
 */
export async function mergeEntryInto(tx: Tx, table: PlaceTable, from: string, into: string): Promise<void> {
  await sql`
    update ${sql.table(table)} set merged_into = ${into}, removed_at = coalesce(removed_at, now())
    where id = ${from} or merged_into = ${from}`.execute(tx);
}

/** An entry that was added, or one that is back with perhaps another spelling. */
export type Made = { readonly id: string; readonly isBack: boolean };

export async function madeEntry(tx: Tx, table: PlaceTable, [made]: readonly Made[]): Promise<string> {
  if (made === undefined) throw new Error("nothing was written");
  if (made.isBack) await refreshFirstBatch(tx, table, made.id);
  return made.id;
}

/** Violations of unique indexes with the specified error codes (7.100, 7.101, 7.105). */
const duplicates: ReadonlyMap<unknown, Extract<AppErrorCode, `${string}_EXISTS`>> = new Map([
  ["unique_attending_names", "ATTENDING_NAME_EXISTS"],
  ["unique_attending_emails", "ATTENDING_EMAIL_EXISTS"],
  ["unique_hospital_names", "HOSPITAL_NAME_EXISTS"],
] as const);

/** Runs the work of one call, and reports a name or address that was taken, also concurrently. */
export async function refusingDuplicates<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = duplicates.get(violatedConstraint(error));
    throw code === undefined ? error : appError(code);
  }
}
