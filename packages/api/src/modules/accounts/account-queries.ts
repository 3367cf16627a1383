import type { CustomerId, LearningSpaceId, UserId } from "@cathedra/domain";
import type { CustomerFacts } from "@cathedra/domain/access";
import type { Account } from "@cathedra/domain/accounts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, ints, nullable, statement, text, timestamp, uuid, uuids } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { StoredVersion } from "../stale-save.ts";

const lockCustomerStatement = statement(
  { id: int<CustomerId>(), name: text(), modifiedAt: timestamp(), modifiedBy: nullable(uuid<UserId>()) },
  (id: CustomerId) => sql`
    select id, name, modified_at as "modifiedAt", modified_by as "modifiedBy" from customer
    where id = ${id} for no key update`,
);

/** Locks an account, so that its admins and learning spaces do not change until the transaction ends. */
export async function lockCustomer(
  tx: Tx,
  id: CustomerId,
): Promise<(CustomerFacts & StoredVersion) | undefined> {
  const row = await lockCustomerStatement.first(tx, id);
  return row;
}

const partsOfStatement = statement(
  { people: uuids<UserId>(), branches: ints<LearningSpaceId>() },
  (id: CustomerId) => sql`
    select
      array(select user_id from customer_admin where customer_id = ${id} order by user_id) as people,
      array(
        select learning_space_id from customer_learning_space where customer_id = ${id} order by learning_space_id
      ) as branches`,
);

/** The admins and learning spaces of an account; read them after locking the account. */
export async function getParts(
  tx: Tx,
  id: CustomerId,
): Promise<{ readonly people: readonly UserId[]; readonly branches: readonly LearningSpaceId[] }> {
  const parts = await partsOfStatement.first(tx, id);
  if (parts === undefined) throw new Error("a select without a table has one row");
  return parts;
}

const peopleByEmailStatement = statement(
  { email: text(), id: uuid<UserId>() },
  (emails: readonly string[], preferred: readonly UserId[]) => sql`
    select distinct on (lower(email)) lower(email) as email, id from app_user
    where lower(email) = any(${emails}::text[]) and (email_verified or id = any(${preferred}::uuid[]))
    order by lower(email), email_verified desc, id = any(${preferred}::uuid[]) desc, created_at desc, id`,
);

/**
 * The people with these lower-case addresses, by address. An address that no one has verified belongs to no one, unless its
 * person is among `preferred`; a person who has verified an address comes before them.
 */
export async function peopleByEmail(
  tx: Tx,
  emails: readonly string[],
  preferred: readonly UserId[],
): Promise<ReadonlyMap<string, UserId>> {
  const rows = await peopleByEmailStatement.rows(tx, emails, preferred);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

const unknownSpacesStatement = statement(
  { known: int() },
  (ids: readonly LearningSpaceId[]) => sql`
    select count(*) as known from learning_space where id = any(${ids}::int[])`,
);

/** Whether one of these learning spaces does not exist. */
export async function unknownSpaces(tx: Tx, ids: readonly LearningSpaceId[]): Promise<boolean> {
  const rows = await unknownSpacesStatement.rows(tx, ids);
  return rows[0]?.known !== ids.length;
}

export async function insertCustomer(tx: Tx, name: string): Promise<CustomerId> {
  const { id } = await tx.insertInto("customer").values({ name }).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Stores the name of an account under a new version. */
export async function writeCustomer(
  tx: Tx,
  id: CustomerId,
  name: string,
  { modifiedAt, modifiedBy }: StoredVersion,
): Promise<void> {
  await tx
    .updateTable("customer")
    .set({ name, modified_at: toTimestamp(modifiedAt), modified_by: modifiedBy })
    .where("id", "=", id)
    .execute();
}

/** Replaces the admins and learning spaces of an account. Access to the cases of a removed space is removed with it. */
export async function writeParts(
  tx: Tx,
  id: CustomerId,
  { people, branches }: Pick<Account, "branches"> & { readonly people: readonly UserId[] },
): Promise<void> {
  await sql`
    with admins_gone as (
      delete from customer_admin where customer_id = ${id} and user_id <> all(${people}::uuid[])
    ), admins_new as (
      insert into customer_admin (customer_id, user_id) select ${id}, unnest(${people}::uuid[])
      on conflict do nothing
    ), cases_gone as (
      delete from customer_case_access access
      using cloud_case, cloud_module
      where access.customer_id = ${id} and cloud_case.id = access.case_id and cloud_module.id = cloud_case.module_id
        and cloud_module.learning_space_id <> all(${branches}::int[])
    ), spaces_gone as (
      delete from customer_learning_space
      where customer_id = ${id} and learning_space_id <> all(${branches}::int[])
    )
    insert into customer_learning_space (customer_id, learning_space_id) select ${id}, unnest(${branches}::int[])
    on conflict do nothing`.execute(tx);
}
