import { type CustomerId, isUuid } from "@cathedra/domain";
import {
  type Actor,
  type CustomerFacts,
  type ListedCustomers,
  mayAdministerLogbook,
} from "@cathedra/domain/access";
import { canMerge } from "@cathedra/domain/logbook";
import type { AppErrorCode } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { int, statement, text } from "../../db/statement.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { appError, authorize } from "../../errors.ts";
import { type ListEntryTable, refreshFirstBatch } from "../../jobs/refresh-list-entries.ts";

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

/** An attending or hospital, locked against changes until the transaction ends. */
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
  table: ListEntryTable,
  { logbookAdminCustomers }: AdminDeps,
  actor: Actor,
  [first, ...others]: readonly [string, ...string[]],
): Promise<readonly [LockedEntry<Row>, ...LockedEntry<Row>[]]> {
  const ids = [first, ...others].filter(isUuid).map((id) => id.toLowerCase());
  const isOfCaller = actor.roles.includes("sys_admin")
    ? sql`true`
    : sql`customer_id = any(${actor.administers}::int[])`;
  const { rows } = await sql<LockedEntry<Row>>`
    with locked as materialized (
      select * from ${sql.table(table)} where id = any(${ids}::uuid[]) and ${isOfCaller}
      order by id for no key update
    )
    select locked.id, json_build_object('id', customer.id, 'name', customer.name) as customer,
      locked.removed_at is not null as "isRemoved", locked.merged_into as "mergedInto",
      (select count(*) from logbook_record where ${sql.ref(`${table}_id`)} = locked.id) as "recordCount",
      to_json(locked) as row
    from locked join customer on customer.id = locked.customer_id`.execute(tx);
  const toEntry = (id: string) => {
    const entry = rows.find((row) => row.id === id.toLowerCase());
    if (entry === undefined) throw appError("NOT_FOUND");
    authorize(mayAdministerLogbook(actor, entry.customer, logbookAdminCustomers));
    if (entry.isRemoved) throw appError("NOT_FOUND");
    return entry;
  };
  return [toEntry(first), ...others.map(toEntry)];
}

/** Removes an entry from its list; its records keep it. */
export async function removeEntry(tx: Tx, table: ListEntryTable, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set removed_at = now() where id = ${id}`.execute(tx);
}

/**
 * Marks an entry as merged into another one, and redirects earlier merges to it. The records follow by the job that the table's
 * trigger adds.
 */
export async function mergeEntryInto(
  tx: Tx,
  table: ListEntryTable,
  from: string,
  into: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set merged_into = ${into}, removed_at = coalesce(removed_at, now())
    where id = ${from} or merged_into = ${from}`.execute(tx);
}

/** Merges a locked entry into another one of the same customer; otherwise the other one is answered as missing. */
export async function mergeEntries(
  tx: Tx,
  table: ListEntryTable,
  from: LockedEntry<unknown>,
  into: LockedEntry<unknown>,
): Promise<void> {
  if (!canMerge(mergeFacts(from), mergeFacts(into))) throw appError("NOT_FOUND");
  await mergeEntryInto(tx, table, from.id, into.id);
  await refreshFirstBatch(tx, table, from.id);
}

function mergeFacts({ id, customer, isRemoved, mergedInto }: LockedEntry<unknown>) {
  return { id, customerId: customer.id, isRemoved, mergedInto };
}

/** The id of an entry that was added or restored; `isBack` if it was restored, perhaps with another spelling. */
export type Made = { readonly id: string; readonly isBack: boolean };

export async function madeEntry(tx: Tx, table: ListEntryTable, [made]: readonly Made[]): Promise<string> {
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

/**
 * Runs a change in one transaction and returns the entry with the id that it returns. Reports a name or address that was taken,
 * also concurrently.
 */
export async function changeEntry<T>(
  { db }: AdminDeps,
  findById: (tx: Tx, id: string) => Promise<T | undefined>,
  change: (tx: Tx) => Promise<string>,
): Promise<T> {
  try {
    return await inLockedTransaction(db, [], async (tx) => {
      const id = await change(tx);
      const entry = await findById(tx, id);
      if (entry === undefined) throw new Error(`entry ${id} was just written and is not there`);
      return entry;
    });
  } catch (error) {
    const code = duplicates.get(violatedConstraint(error));
    throw code === undefined ? error : appError(code);
  }
}
