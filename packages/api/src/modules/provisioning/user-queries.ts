import type { CustomerId, Instant, UserId } from "@cathedra/domain";
import {
  type AccountFacts,
  addressOf,
  mayLinkAccount,
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

const accountColumns = {
  userId: uuid<UserId>(),
  isEmailVerified: bool(),
  isStaff: bool(),
  isManagedByAnother: bool(),
  domainOf: text<AccountFacts["domainOf"]>(),
  hasJoined: bool(),
  hasJoinedAnother: bool(),
  isReleased: bool(),
};

/** What the rule `mayLinkAccount` asks of a row `account` of `app_user` for a row `person` of `scim_user`. */
const accountFacts = sql`
  account.id as "userId", account.email_verified as "isEmailVerified",
  exists (
    select from person_visit where user_id = account.id and roles && '{sys_admin,support,product,qa}'::text[]
  ) as "isStaff",
  exists (
    select from scim_user other where other.user_id = account.id and other.customer_id <> person.customer_id
  ) as "isManagedByAnother",
  coalesce((
    select case when customer_id = person.customer_id then 'this' else 'another' end from customer_domain
    where domain = substring(lower(account.email) from '[^@]*$')
  ), 'none') as "domainOf",
  exists (
    select from scim_user former where former.user_id = account.id and former.customer_id = person.customer_id
  ) or ${joined(sql`customer_group.customer_id = person.customer_id`)} as "hasJoined",
  ${joined(sql`customer_group.customer_id <> person.customer_id`)} as "hasJoinedAnother",
  exists (
    select from scim_release release where release.user_id = account.id and release.customer_id = person.customer_id
      and not ${joined(sql`customer_group.customer_id = person.customer_id and member.accepted_at > release.released_at`)}
  ) as "isReleased"`;

/** SQL condition: the account joined one of these groups by an invitation. */
function joined(which: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from customer_group_member member join customer_group on customer_group.id = member.group_id
    where member.user_id = account.id and member.accepted_at is not null and ${which}
  )`;
}

/** SQL condition: the account is in a group of another institution, or one of its admins. */
export function belongsElsewhere(userId: RawBuilder<unknown>, customer: CustomerId): RawBuilder<boolean> {
  return sql<boolean>`(exists (
    select from customer_group_member member join customer_group on customer_group.id = member.group_id
    where member.user_id = ${userId} and customer_group.customer_id <> ${customer}
  ) or exists (select from customer_admin where user_id = ${userId} and customer_id <> ${customer}))`;
}

/** People of a directory: one person, those with the address of one account, or all. */
export type Unlinked = { readonly person?: string; readonly account?: UserId };

const unlinkedStatement = statement(
  { ...accountColumns, id: uuid<string>() },
  (
    customer: CustomerId,
    { person = null, account = null }: { person?: string | null; account?: UserId | null },
  ) => sql`
    select person.id, ${accountFacts}
    from scim_user person join app_user account on lower(account.email) = lower(person.address) and account.email_verified
    where person.customer_id = ${customer} and person.user_id is null and person.deleted_at is null
      and (${person}::uuid is null or person.id = ${person}::uuid)
      and (${account}::uuid is null or account.id = ${account}::uuid)`,
  [1 as CustomerId, {}],
);

/** The people of a directory who are linked to no account, each with the account that has their address and may be linked. */
export async function findLinkable(tx: Db | Tx, customer: CustomerId, which: Unlinked) {
  return (await unlinkedStatement.rows(tx, customer, which)).filter(mayLinkAccount);
}

const waitingStatement = statement(
  { ...accountColumns, customerId: int<CustomerId>() },
  (userId: UserId) => sql`
    select person.customer_id as "customerId", ${accountFacts}
    from app_user account
    join scim_user person on lower(person.address) = lower(account.email) and person.deleted_at is null and person.user_id is null
    join scim_connection connection on connection.customer_id = person.customer_id and connection.mode = 'on'
    where account.id = ${userId} and account.email_verified`,
);

/** The institution whose directory waits for this account and may link it. The rule allows at most one. */
export async function directoryWaitingFor(db: Db, userId: UserId): Promise<CustomerId | undefined> {
  return (await waitingStatement.rows(db, userId)).find(mayLinkAccount)?.customerId;
}

/** Links accounts to people of the directory; accounts that belonged to its deleted ones are given up there first. */
export async function linkAccounts(
  tx: Tx,
  customer: CustomerId,
  links: readonly { readonly id: string; readonly userId: UserId }[],
): Promise<void> {
  if (links.length === 0) return;
  const rows = sql`json_to_recordset(${JSON.stringify(links)}::json) as link (id uuid, "userId" uuid)`;
  await sql`
    update scim_user former set user_id = null from ${rows}
    where former.user_id = link."userId" and former.customer_id = ${customer} and former.deleted_at is not null`.execute(
    tx,
  );
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

/**
 * Withdraws held removals of a person who is in the directory again. A removed entry that still has an account stays: the account
 * keeps its access by it until somebody answers.
 */
export async function withdrawHeldRemovals(tx: Tx, customer: CustomerId, userName: string): Promise<void> {
  await sql`
    update scim_user set hold = null
    where customer_id = ${customer} and lower(user_name) = lower(${userName}) and deleted_at is not null and hold = 'waiting'
      and user_id is null`.execute(tx);
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
