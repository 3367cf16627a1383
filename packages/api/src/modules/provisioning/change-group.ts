import type { CustomerId } from "@cathedra/domain";
import {
  type GroupAttributes,
  type GroupChange,
  impossibleIds,
  invalidValue,
  type MemberChange,
  namesVersion,
  notUnique,
  type ProvisioningOutcome,
  type StoredGroup,
} from "@cathedra/domain/provisioning";
import type { Db, Tx } from "../../db/database.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import type { Clock } from "../../ports/clock.ts";
import { applyDirectory } from "./apply-directory.ts";
import type { Directory } from "./credentials.ts";
import {
  addMembers,
  findGroup,
  findUnknown,
  insertGroup,
  keepOnly,
  peopleOf,
  removeMembers,
  writeGroup,
} from "./group-queries.ts";
import { type Connection, inDirectory } from "./lock-connection.ts";
import { recordRequest } from "./request-log.ts";
import { notFound, otherVersion, ScimRefused } from "./scim-refused.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Adds a group of the directory. It has no effect until an admin assigns it to a group of the portal. */
export async function createGroup(
  deps: Deps,
  { customerId }: Directory,
  group: GroupChange,
): Promise<StoredGroup> {
  return refusingTaken(group, () =>
    inDirectory(deps.db, customerId, async (tx, connection) => {
      const now = deps.clock();
      const id = await insertGroup(tx, customerId, group, now);
      await changeMembers(tx, customerId, id, group.members);
      await recordGroup(tx, deps, { customerId, connection, name: group.displayName }, "created");
      return stored(tx, customerId, id);
    }),
  );
}

/** Replaces or patches a group of the directory; `change` says what becomes of the stored one. */
export async function changeGroup(
  deps: Deps,
  { customerId }: Directory,
  id: string,
  ifMatch: string | undefined,
  change: (stored: GroupAttributes) => GroupChange,
): Promise<StoredGroup> {
  let asked: GroupAttributes | undefined;
  return refusingTaken(
    () => asked,
    () =>
      inDirectory(deps.db, customerId, async (tx, connection) => {
        const before = await findGroup(tx, customerId, id);
        if (before === undefined) throw notFound();
        if (ifMatch !== undefined && !namesVersion(ifMatch, before.version)) throw otherVersion();
        const group = change(before);
        asked = group;
        const now = deps.clock();
        const people = await changeMembers(tx, customerId, id, group.members);
        const isSame = group.displayName === before.displayName && group.externalId === before.externalId;
        if (isSame && people.length === 0) return before;
        await writeGroup(tx, id, group, now);
        if (before.groupId !== null) await applyDirectory(tx, customerId, people, now);
        await recordGroup(tx, deps, { customerId, connection, name: group.displayName }, "changed");
        return stored(tx, customerId, id);
      }),
  );
}

/** Removes a group of the directory; who is in the portal's group only by it leaves that. */
export async function deleteGroup(
  deps: Deps,
  { customerId }: Directory,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  await inDirectory(deps.db, customerId, async (tx, connection) => {
    const before = await findGroup(tx, customerId, id);
    if (before === undefined) throw notFound();
    if (ifMatch !== undefined && !namesVersion(ifMatch, before.version)) throw otherVersion();
    const people = await peopleOf(tx, id);
    await tx.deleteFrom("scim_group").where("id", "=", id).execute();
    if (before.groupId !== null) await applyDirectory(tx, customerId, people, deps.clock());
    await recordGroup(tx, deps, { customerId, connection, name: before.displayName }, "removed");
  });
}

/** Changes the members of a group and returns those for whom something changed. */
async function changeMembers(
  tx: Tx,
  customer: CustomerId,
  group: string,
  change: MemberChange,
): Promise<readonly string[]> {
  const { added, removed, isReplaced } = change;
  const unknown = impossibleIds(change)[0] ?? (await findUnknown(tx, customer, added));
  if (unknown !== undefined)
    throw new ScimRefused(invalidValue(`There is no person with the id ${unknown.slice(0, 100)}.`));
  const gone = isReplaced ? await keepOnly(tx, group, added) : await removeMembers(tx, group, removed);
  return [...gone, ...(await addMembers(tx, group, added))];
}

async function refusingTaken<T>(
  group: GroupAttributes | (() => GroupAttributes | undefined),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) !== "scim_group_names") throw error;
    const asked = typeof group === "function" ? group() : group;
    throw new ScimRefused(
      notUnique(`Another group has the name ${asked?.displayName ?? ""}. Rename one of them.`),
    );
  }
}

async function stored(tx: Tx, customer: CustomerId, id: string): Promise<StoredGroup> {
  const group = await findGroup(tx, customer, id);
  if (group === undefined) throw new Error("a group of the directory that was just written is not there");
  return group;
}

type Recorded = {
  readonly customerId: CustomerId;
  readonly connection: Connection | undefined;
  readonly name: string;
};

function recordGroup(
  tx: Tx,
  { clock }: Deps,
  { customerId, connection, name }: Recorded,
  outcome: ProvisioningOutcome,
) {
  return recordRequest(tx, {
    customerId,
    resource: "Group",
    name,
    outcome,
    isPreview: connection?.mode !== "on",
    now: clock(),
  });
}
