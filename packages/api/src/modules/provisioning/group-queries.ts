import type { CustomerId, GroupId, Instant } from "@cathedra/domain";
import type { GroupAttributes, MemberOfGroup, StoredGroup } from "@cathedra/domain/provisioning";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, json, nullable, type RowsOf, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

const columns = {
  id: uuid<string>(),
  displayName: text(),
  externalId: nullable(text()),
  version: int(),
  createdAt: timestamp(),
  changedAt: timestamp(),
};

const shown = sql`
  directory_group.id, directory_group.display_name as "displayName", directory_group.external_id as "externalId",
  directory_group.version, directory_group.created_at as "createdAt", directory_group.changed_at as "changedAt"`;

const pageStatement = statement(
  columns,
  (customer: CustomerId, where: RawBuilder<unknown>, offset: number, limit: number) => sql`
    select ${shown} from scim_group directory_group where directory_group.customer_id = ${customer} and (${where})
    order by directory_group.number offset ${offset} limit ${limit}`,
  [1 as CustomerId, sql`true`, 0, 1],
);

const countStatement = statement(
  { count: int() },
  (customer: CustomerId, where: RawBuilder<unknown>) => sql`
    select count(*) as count from scim_group directory_group
    where directory_group.customer_id = ${customer} and (${where})`,
  [1 as CustomerId, sql`true`],
);

/** A page of the groups of an institution's directory, in the order in which they came. */
export async function groupsOf(
  db: Db,
  customer: CustomerId,
  where: RawBuilder<unknown>,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly groups: readonly StoredGroup[]; readonly total: number }> {
  const groups = limit === 0 ? [] : await pageStatement.rows(db, customer, where, offset, limit);
  if (offset === 0 && groups.length < limit) return { groups, total: groups.length };
  return { groups, total: (await countStatement.only(db, customer, where)).count };
}

const oneStatement = statement(
  { ...columns, groupId: nullable(int<GroupId>()) },
  (customer: CustomerId, id: string) => sql`
    select ${shown}, directory_group.group_id as "groupId" from scim_group directory_group
    where directory_group.id = ${id}::uuid and directory_group.customer_id = ${customer}`,
);

export type FoundGroup = RowsOf<typeof oneStatement>;

/** A group of this institution's directory. */
export function findGroup(db: Db | Tx, customer: CustomerId, id: string): Promise<FoundGroup | undefined> {
  return oneStatement.first(db, customer, id);
}

const membersStatement = statement(
  { groupId: uuid<string>(), members: json<readonly MemberOfGroup[]>() },
  (groups: readonly string[]) => sql`
    select member.group_id as "groupId", json_agg(json_build_object(
      'id', person.id,
      'display', coalesce(nullif(person.display_name, ''), nullif(trim(person.given_name || ' ' || person.family_name), ''), person.user_name)
    ) order by person.number) as members
    from scim_group_member member join scim_user person on person.id = member.scim_user_id and person.deleted_at is null
    where member.group_id = any(${[...groups]}::uuid[])
    group by member.group_id`,
  [[]],
);

/** The members of groups, by the id of the group. */
export async function membersOf(
  db: Db,
  groups: readonly string[],
): Promise<ReadonlyMap<string, readonly MemberOfGroup[]>> {
  if (groups.length === 0) return new Map();
  const rows = await membersStatement.rows(db, groups);
  return new Map(rows.map(({ groupId, members }) => [groupId, members]));
}

const insertStatement = statement(
  { id: uuid<string>() },
  (customer: CustomerId, { displayName, externalId }: GroupAttributes, now: Instant) => sql`
    insert into scim_group (customer_id, display_name, external_id, created_at, changed_at)
    values (${customer}, ${displayName}, ${externalId}, ${toTimestamp(now)}, ${toTimestamp(now)})
    returning id`,
  [1 as CustomerId, { displayName: "", externalId: null }, 0 as Instant],
);

export async function insertGroup(
  tx: Tx,
  customer: CustomerId,
  group: GroupAttributes,
  now: Instant,
): Promise<string> {
  return (await insertStatement.only(tx, customer, group, now)).id;
}

export async function writeGroup(
  tx: Tx,
  id: string,
  { displayName, externalId }: GroupAttributes,
  now: Instant,
): Promise<void> {
  await tx
    .updateTable("scim_group")
    .set({
      display_name: displayName,
      external_id: externalId,
      changed_at: toTimestamp(now),
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

const peopleStatement = statement(
  { id: uuid<string>() },
  (group: string) => sql`select scim_user_id as id from scim_group_member where group_id = ${group}::uuid`,
);

/** The ids of all people of a group, in the directory. */
export async function peopleOf(tx: Tx, group: string): Promise<readonly string[]> {
  return (await peopleStatement.rows(tx, group)).map(({ id }) => id);
}

const unknownStatement = statement(
  { id: text() },
  (customer: CustomerId, ids: readonly string[]) => sql`
    select named.id from json_array_elements_text(${JSON.stringify(ids)}::json) named (id)
    where not exists (
      select from scim_user person
      where person.id = named.id::uuid and person.customer_id = ${customer} and person.deleted_at is null
    ) limit 1`,
);

/** One of these ids that is no person of this institution's directory; undefined if all are. */
export async function findUnknown(
  tx: Tx,
  customer: CustomerId,
  ids: readonly string[],
): Promise<string | undefined> {
  return ids.length === 0 ? undefined : (await unknownStatement.first(tx, customer, ids))?.id;
}

const addStatement = statement(
  { id: uuid<string>() },
  (group: string, ids: readonly string[]) => sql`
    insert into scim_group_member (group_id, scim_user_id)
    select ${group}::uuid, named.id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) named (id)
    on conflict do nothing returning scim_user_id as id`,
);

const removeStatement = statement(
  { id: uuid<string>() },
  (group: string, ids: readonly string[]) => sql`
    delete from scim_group_member member
    using json_array_elements_text(${JSON.stringify(ids)}::json) named (id)
    where member.group_id = ${group}::uuid and member.scim_user_id::text = named.id
    returning member.scim_user_id as id`,
);

const keepOnlyStatement = statement(
  { id: uuid<string>() },
  (group: string, ids: readonly string[]) => sql`
    delete from scim_group_member member
    where member.group_id = ${group}::uuid and member.scim_user_id::text not in (
      select named.id from json_array_elements_text(${JSON.stringify(ids)}::json) named (id)
    )
    returning member.scim_user_id as id`,
);

type Ids = (tx: Tx, group: string, ids: readonly string[]) => Promise<readonly string[]>;

const idsOf =
  (of: typeof addStatement): Ids =>
  async (tx, group, ids) =>
    (await of.rows(tx, group, ids)).map(({ id }) => id);

/** Adds people to a group; returns those who were not in it. */
export const addMembers: Ids = (tx, group, ids) =>
  ids.length === 0 ? Promise.resolve([]) : idsOf(addStatement)(tx, group, ids);

/** Removes people from a group; returns those who were in it. */
export const removeMembers: Ids = (tx, group, ids) =>
  ids.length === 0 ? Promise.resolve([]) : idsOf(removeStatement)(tx, group, ids);

/** Removes all people but these from a group; returns the removed ones. */
export const keepOnly: Ids = (tx, group, ids) => idsOf(keepOnlyStatement)(tx, group, ids);
