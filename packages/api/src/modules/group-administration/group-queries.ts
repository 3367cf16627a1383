import type { CustomerId, GroupId, Instant, KeycloakId, UserId } from "@cathedra/domain";
import type { Group } from "@cathedra/domain/groups";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { int, nullable, statement, text, timestamp, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { StoredVersion } from "../stale-save.ts";

/** The editable fields of a group, which is locked. */
export type LockedGroup = StoredVersion & {
  readonly id: GroupId;
  readonly customerId: CustomerId;
  readonly name: string;
  readonly description: string | null;
  /** When the group was removed; null if it was not. */
  readonly removedAt: Instant | null;
};

const lockStatement = statement(
  {
    id: int<GroupId>(),
    customerId: int<CustomerId>(),
    name: text(),
    description: nullable(text()),
    modifiedAt: timestamp(),
    modifiedBy: nullable(uuid<UserId>()),
    removedAt: nullable(timestamp()),
  },
  (id: GroupId) => sql`
    select id, customer_id as "customerId", name, description, modified_at as "modifiedAt",
      modified_by as "modifiedBy", removed_at as "removedAt"
    from customer_group where id = ${id} for no key update`,
);

/** A group, even a deleted one, locked against changes until the transaction ends. */
export async function lockWithRemoved(tx: Tx, id: GroupId): Promise<LockedGroup | undefined> {
  return lockStatement.first(tx, id);
}

const primaryAdminStatement = statement(
  { userId: uuid<UserId>(), email: text() },
  (id: GroupId) => sql`
    select person.id as "userId", person.email
    from customer_group_member member
    join app_user person on person.id = member.user_id
    join customer_group on customer_group.id = member.group_id
    where member.group_id = ${id} and member.role = 'admin'
    order by person.id is not distinct from customer_group.primary_admin desc,
      person.last_name collate "und-x-icu", person.first_name collate "und-x-icu", person.id
    limit 1`,
);

/** The first admin of a group (X112); read it after locking the group. */
export async function findPrimaryAdmin(
  tx: Tx,
  id: GroupId,
): Promise<{ readonly userId: UserId; readonly email: string } | undefined> {
  return primaryAdminStatement.first(tx, id);
}

type NewRow = Pick<Group, "name" | "description"> & {
  readonly customerId: CustomerId;
  readonly adminId: UserId;
  readonly createdBy: UserId;
  readonly requestKey: string | null;
};

export async function insertGroup(tx: Tx, group: NewRow): Promise<GroupId> {
  const { id } = await tx
    .insertInto("customer_group")
    .values({
      customer_id: group.customerId,
      name: group.name,
      description: group.description,
      primary_admin: group.adminId,
      created_by: group.createdBy,
      modified_by: group.createdBy,
      request_key: group.requestKey,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await makeAdmin(tx, id, group.adminId);
  return id;
}

/** Stores the content of a group under a new version. */
export async function writeGroup(
  tx: Tx,
  id: GroupId,
  { name, description }: Pick<Group, "name" | "description">,
  { adminId, modifiedAt, modifiedBy }: StoredVersion & { readonly adminId: UserId },
): Promise<void> {
  await tx
    .updateTable("customer_group")
    .set({
      name,
      description,
      primary_admin: adminId,
      modified_at: toTimestamp(modifiedAt),
      modified_by: modifiedBy,
    })
    .where("id", "=", id)
    .execute();
}

/** Locks an account against concurrent creation of groups, so that the second request finds the first one's group. */
export async function lockAccount(tx: Tx, id: CustomerId): Promise<void> {
  await sql`select from customer where id = ${id} for no key update`.execute(tx);
}

/** Makes a person an admin of the group, and first adds them to it if they are not in it. */
export async function makeAdmin(tx: Tx, groupId: GroupId, userId: UserId): Promise<void> {
  await tx
    .insertInto("customer_group_member")
    .values({ group_id: groupId, user_id: userId, role: "admin" })
    .onConflict((conflict) => conflict.columns(["user_id", "group_id"]).doUpdateSet({ role: "admin" }))
    .execute();
}

export async function makeLearner(tx: Tx, groupId: GroupId, userId: UserId): Promise<void> {
  await tx
    .updateTable("customer_group_member")
    .set({ role: "learner" })
    .where("group_id", "=", groupId)
    .where("user_id", "=", userId)
    .execute();
}

/** The group that this person has already created with this key. */
export async function findMadeWithKey(
  tx: Tx,
  createdBy: UserId,
  requestKey: string,
): Promise<{ readonly id: GroupId; readonly customerId: CustomerId } | undefined> {
  return tx
    .selectFrom("customer_group")
    .select(["id", "customer_id as customerId"])
    .where("created_by", "=", createdBy)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
}

export async function setRemoved(
  tx: Tx,
  id: GroupId,
  removedAt: Instant | null,
  { modifiedAt, modifiedBy }: StoredVersion,
): Promise<void> {
  await tx
    .updateTable("customer_group")
    .set({
      removed_at: toTimestamp(removedAt),
      modified_at: toTimestamp(modifiedAt),
      modified_by: modifiedBy,
    })
    .where("id", "=", id)
    .execute();
}

/** The user with this subject of the identity service. */
export async function getUser(tx: Tx, keycloakId: KeycloakId): Promise<UserId | undefined> {
  const person = await tx
    .selectFrom("app_user")
    .select("id")
    .where("keycloak_id", "=", keycloakId)
    .executeTakeFirst();
  return person?.id;
}
