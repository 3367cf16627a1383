import type { CustomerId, Instant, UserId } from "@cathedra/domain";
import {
  type AccountFacts,
  addressOf,
  type StoredUser,
  type UserAttributes,
} from "@cathedra/domain/provisioning";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, int, nullable, type RowsOf, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

const columns = {
  id: uuid<string>(),
  userName: text(),
  externalId: nullable(text()),
  givenName: text(),
  familyName: text(),
  displayName: text(),
  email: nullable(text()),
  active: bool(),
  version: int(),
  createdAt: timestamp(),
  changedAt: timestamp(),
};

const shown = sql`
  person.id, person.user_name as "userName", person.external_id as "externalId", person.given_name as "givenName",
  person.family_name as "familyName", person.display_name as "displayName", person.email, person.active, person.version,
  person.created_at as "createdAt", person.changed_at as "changedAt"`;

const pageStatement = statement(
  columns,
  (customer: CustomerId, where: RawBuilder<unknown>, offset: number, limit: number) => sql`
    select ${shown} from scim_user person
    where person.customer_id = ${customer} and person.deleted_at is null and (${where})
    order by person.number offset ${offset} limit ${limit}`,
  [1 as CustomerId, sql`true`, 0, 1],
);

const countStatement = statement(
  { count: int() },
  (customer: CustomerId, where: RawBuilder<unknown>) => sql`
    select count(*) as count from scim_user person
    where person.customer_id = ${customer} and person.deleted_at is null and (${where})`,
  [1 as CustomerId, sql`true`],
);

/** A page of an institution's people, in the order in which they came. */
export async function usersOf(
  db: Db,
  customer: CustomerId,
  where: RawBuilder<unknown>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly users: readonly StoredUser[]; readonly total: number }> {
  const users = limit === 0 ? [] : await pageStatement.rows(db, customer, where, offset, limit);
  if (offset === 0 && users.length < limit) return { users, total: users.length };
  return { users, total: (await countStatement.only(db, customer, where)).count };
}

const oneStatement = statement(
  { ...columns, userId: nullable(uuid<UserId>()) },
  (customer: CustomerId, id: string) => sql`
    select ${shown}, person.user_id as "userId" from scim_user person
    where person.id = ${id}::uuid and person.customer_id = ${customer} and person.deleted_at is null`,
);

export type FoundUser = RowsOf<typeof oneStatement>;

/** A person of this institution's directory. */
export function findUser(db: Db | Tx, customer: CustomerId, id: string): Promise<FoundUser | undefined> {
  return oneStatement.first(db, customer, id);
}

const takenStatement = statement(
  { isName: bool(), isOfAnother: bool() },
  (customer: CustomerId, userName: string, address: string | null, except: string | null) => sql`
    select other.customer_id = ${customer} and lower(other.user_name) = lower(${userName}) as "isName",
      other.customer_id <> ${customer} as "isOfAnother"
    from scim_user other
    where other.deleted_at is null and other.id is distinct from ${except}::uuid and (
      other.customer_id = ${customer} and lower(other.user_name) = lower(${userName})
      or lower(other.address) = lower(${address}::text)
    )
    order by 1 desc limit 1`,
);

/** Whether the name or the address of a person is another's: the name in this institution, the address in any. */
export function findTaken(tx: Tx, customer: CustomerId, user: UserAttributes, except: string | null = null) {
  return takenStatement.first(tx, customer, user.userName, addressOf(user), except);
}

const accountColumns = {
  userId: uuid<UserId>(),
  isEmailVerified: bool(),
  isOfInstitution: bool(),
  isOfAnother: bool(),
  isStaff: bool(),
  createdAt: timestamp(),
};

/** What the rule `mayLinkAccount` asks of a row `account` of `app_user`. */
const accountFacts = (customer: CustomerId) => sql`
  account.id as "userId", account.email_verified as "isEmailVerified", account.created_at as "createdAt",
  exists (
    select from customer_group_member member join customer_group on customer_group.id = member.group_id
    where member.user_id = account.id and customer_group.customer_id = ${customer}
  ) or exists (select from customer_admin where user_id = account.id and customer_id = ${customer})
    or exists (select from scim_user former where former.user_id = account.id and former.customer_id = ${customer})
    as "isOfInstitution",
  ${belongsElsewhere(sql`account.id`, customer)}
    or exists (select from scim_user former where former.user_id = account.id and former.customer_id <> ${customer})
    as "isOfAnother",
  exists (
    select from person_visit where user_id = account.id and roles && '{sys_admin,support,product,qa}'::text[]
  ) as "isStaff"`;

/** SQL condition: the account is in a group of another institution, or one of its admins. */
export function belongsElsewhere(userId: RawBuilder<unknown>, customer: CustomerId): RawBuilder<boolean> {
  return sql<boolean>`(exists (
    select from customer_group_member member join customer_group on customer_group.id = member.group_id
    where member.user_id = ${userId} and customer_group.customer_id <> ${customer}
  ) or exists (select from customer_admin where user_id = ${userId} and customer_id <> ${customer}))`;
}

const accountStatement = statement(
  accountColumns,
  (customer: CustomerId, address: string) => sql`
    select ${accountFacts(customer)} from app_user account where lower(account.email) = lower(${address})
    order by account.email_verified desc, account.created_at limit 1`,
);

type FoundAccount = Omit<AccountFacts, "isNewer"> & { readonly userId: UserId; readonly createdAt: Instant };

/** The account with an address. Where several people claim it, the one who has confirmed it is meant. */
export function findAccount(
  tx: Tx,
  customer: CustomerId,
  address: string | null,
): Promise<FoundAccount | undefined> {
  return address === null ? Promise.resolve(undefined) : accountStatement.first(tx, customer, address);
}

const unlinkedStatement = statement(
  { ...accountColumns, id: uuid<string>(), namedAt: timestamp() },
  (customer: CustomerId, account: UserId | null) => sql`
    select person.id, person.created_at as "namedAt", ${accountFacts(customer)}
    from scim_user person join app_user account on lower(account.email) = lower(person.address) and account.email_verified
    where person.customer_id = ${customer} and person.user_id is null and person.deleted_at is null
      and (${account}::uuid is null or account.id = ${account}::uuid)`,
);

/** The people of a directory whose address an account has, which is not linked to them yet. */
export function findUnlinked(tx: Db | Tx, customer: CustomerId, account: UserId | null) {
  return unlinkedStatement.rows(tx, customer, account);
}

/** Links accounts to people of the directory; accounts that belonged to deleted ones are given up there first. */
export async function linkAccounts(
  tx: Tx,
  links: readonly { readonly id: string; readonly userId: UserId }[],
): Promise<void> {
  if (links.length === 0) return;
  const rows = sql`json_to_recordset(${JSON.stringify(links)}::json) as link (id uuid, "userId" uuid)`;
  await sql`
    update scim_user former set user_id = null from ${rows}
    where former.user_id = link."userId" and former.deleted_at is not null`.execute(tx);
  await sql`
    update scim_user person set user_id = link."userId" from ${rows}
    where person.id = link.id and not exists (select from scim_user other where other.user_id = link."userId")`.execute(
    tx,
  );
}

type Written = UserAttributes & { readonly customerId: CustomerId };

const insertStatement = statement(
  { id: uuid<string>() },
  ({ customerId, ...user }: Written, now: Instant) => sql`
    insert into scim_user (
      customer_id, user_name, external_id, given_name, family_name, display_name, email, address, active, inactive_since,
      created_at, changed_at
    ) values (
      ${customerId}, ${user.userName}, ${user.externalId}, ${user.givenName}, ${user.familyName}, ${user.displayName},
      ${user.email}, ${addressOf(user)}, ${user.active}, ${user.active ? null : toTimestamp(now)}, ${toTimestamp(now)},
      ${toTimestamp(now)}
    ) returning id`,
  [{ userName: "" } as Written, 0 as Instant],
);

export async function insertUser(tx: Tx, user: Written, now: Instant): Promise<string> {
  return (await insertStatement.only(tx, user, now)).id;
}

/** Writes a person; `inactive` says since when they have no access by the directory and whether that waits for a yes. */
export async function writeUser(
  tx: Tx,
  id: string,
  user: UserAttributes,
  inactive: { readonly since: Instant; readonly isHeld: boolean } | "unchanged" | null,
  now: Instant,
): Promise<void> {
  const ofAccess =
    inactive === "unchanged"
      ? {}
      : {
          inactive_since: inactive === null ? null : toTimestamp(inactive.since),
          hold: inactive?.isHeld === true ? ("waiting" as const) : null,
        };
  await tx
    .updateTable("scim_user")
    .set({
      user_name: user.userName,
      external_id: user.externalId,
      given_name: user.givenName,
      family_name: user.familyName,
      display_name: user.displayName,
      email: user.email,
      address: addressOf(user),
      active: user.active,
      changed_at: toTimestamp(now),
      version: sql`version + 1`,
      ...ofAccess,
    })
    .where("id", "=", id)
    .execute();
}

const brakeStatement = statement(
  { people: int(), recent: int() },
  (customer: CustomerId, since: Instant) => sql`
    select
      (select count(*) from scim_user where customer_id = ${customer} and deleted_at is null) as people,
      (select count(*) from scim_user where customer_id = ${customer} and inactive_since > ${toTimestamp(since)}) as recent`,
);

/** The people of a directory, and those of them who lost their access since an instant, or wait for losing it. */
export function countDeactivations(tx: Tx, customer: CustomerId, since: Instant) {
  return brakeStatement.only(tx, customer, since);
}
