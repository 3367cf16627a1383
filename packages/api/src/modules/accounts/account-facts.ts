import type { CustomerId, Instant } from "@cathedra/domain";
import {
  type Actor,
  allows,
  type CustomerFacts,
  type ListedCustomers,
  mayReadAccount,
  mayReadForVouchers,
} from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, statement, text, timestamp } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { CloudModuleTimeBalance, Person } from "../../graphql/generated/contract.ts";

type Deps = { readonly db: Db };

export const personObject = sql`json_build_object(
  'keycloak_id', person.keycloak_id, 'first_name', person.first_name, 'last_name', person.last_name,
  'email', person.email
)`;

const readAccountFactsStatement = statement(
  { id: int<CustomerId>(), name: text() },
  (id: number) => sql`select id, name from customer where id = ${id}`,
);

/** An account, for people who may see it; other accounts are answered like missing ones (9.026). */
export async function readAccountFacts({ db }: Deps, actor: Actor, id: number): Promise<CustomerFacts> {
  const customer = await readAccountFactsStatement.first(db, id);
  if (customer === undefined) throw appError("NOT_FOUND");
  authorize(mayReadAccount(actor, customer));
  return customer;
}

const adminsOfStatement = statement(
  { id: int(), value: json<readonly Person[]>() },
  (ids: unknown) => sql`
      select admin.customer_id as id, json_agg(
        ${personObject} order by person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
      ) as value
      from customer_admin admin join app_user person on person.id = admin.user_id
      where admin.customer_id = any(${ids}::int[])
      group by admin.customer_id`,
);

/** The admins of each of these accounts, by last name, in one statement; null where the caller may not see it. */
export function findAdmins(db: Db, actor: Actor, customers: readonly CustomerFacts[]) {
  return onlyReadable<readonly Person[]>(asAccount(actor), customers, [], async (ids) => {
    return adminsOfStatement.rows(db, ids);
  });
}

const noTime: CloudModuleTimeBalance = { spendableTimeInMs: 0, reservedTimeInMs: 0, consumedTimeInMs: 0 };

const balancesOfAccountsStatement = statement(
  { id: int(), value: json<CloudModuleTimeBalance>() },
  (ids: unknown) => sql`
      select customer_id as id, json_build_object(
        'spendableTimeInMs', spendable_ms, 'reservedTimeInMs', reserved_ms, 'consumedTimeInMs', consumed_ms
      ) as value
      from quota_account where customer_id = any(${ids}::int[])`,
);

/** The time of each of these accounts, in one statement; null where the caller may not see it (9.021, X21). */
export function balancesOfAccounts(
  db: Db,
  actor: Actor,
  customers: readonly CustomerFacts[],
  listed: ListedCustomers,
) {
  const mayRead = forVouchers(actor, listed);
  return onlyReadable<CloudModuleTimeBalance>(mayRead, customers, noTime, async (ids) => {
    return balancesOfAccountsStatement.rows(db, ids);
  });
}

const versionsOfStatement = statement(
  { id: int(), value: timestamp() },
  (ids: unknown) => sql`
      select id, modified_at as value from customer where id = any(${ids}::int[])`,
);

/** The time of the last change of each account, in one statement; null for accounts that the caller may not see. */
export async function getVersions(db: Db, actor: Actor, customers: readonly CustomerFacts[]) {
  return onlyReadable<Instant | null>(asAccount(actor), customers, null, async (ids) => {
    return versionsOfStatement.rows(db, ids);
  });
}

export type MayRead = (customer: CustomerFacts) => boolean;

/** A check whether the actor may see an account. */
export function asAccount(actor: Actor): MayRead {
  return (customer) => allows(mayReadAccount(actor, customer));
}

/** A check whether the actor may see the parts of an account that its vouchers are made of. */
export function forVouchers(actor: Actor, listed: ListedCustomers): MayRead {
  return (customer) => allows(mayReadForVouchers(actor, customer, listed));
}

/** A value for each account: null if the caller may not see it, `none` if there is nothing. */
export async function onlyReadable<T>(
  mayRead: MayRead,
  customers: readonly CustomerFacts[],
  none: T,
  read: (ids: readonly number[]) => Promise<readonly { readonly id: number; readonly value: T }[]>,
): Promise<(T | null)[]> {
  const readable = new Set(customers.filter(mayRead).map(({ id }) => id));
  if (readable.size === 0) return customers.map(() => null);
  const values = new Map((await read([...readable])).map(({ id, value }) => [id, value]));
  return customers.map(({ id }) => (readable.has(id) ? (values.get(id) ?? none) : null));
}
