import { isUuid } from "../ids.ts";
import { err, ok, type Result } from "../result.ts";
import type { Instant } from "../time.ts";
import { provisioningLimits } from "./limits.ts";
import { memberOf, type PatchOperation } from "./patch-request.ts";
import { invalidValue, type ScimError, scimSchemas } from "./scim-error.ts";
import type { ScimFilter } from "./scim-filter.ts";
import { metaOf } from "./user-resource.ts";

export type GroupAttributes = { readonly displayName: string; readonly externalId: string | null };

export type StoredGroup = GroupAttributes & {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
};

/** How the members of a group change: all of them first go if `isReplaced`, then some are removed and some added. */
export type MemberChange = {
  readonly isReplaced: boolean;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

export type GroupChange = GroupAttributes & { readonly members: MemberChange };

/** Reads the body of a POST or PUT, which has all members. */
export function readGroup(body: unknown): Result<GroupChange, ScimError> {
  const members = idsOf(memberOf(body, "members") ?? []);
  if (!members.ok) return members;
  const displayName = memberOf(body, "displayname");
  const externalId = memberOf(body, "externalid");
  return checked({
    displayName: typeof displayName === "string" ? displayName.trim() : "",
    externalId: typeof externalId === "string" ? externalId : null,
    members: { isReplaced: true, added: members.value, removed: [] },
  });
}

/**
 * What a PATCH does to a group. Its members are not needed for it, so one removal in a group of thousands costs one row.
 */
export function patchGroup(
  stored: GroupAttributes,
  operations: readonly PatchOperation[],
): Result<GroupChange, ScimError> {
  let group: GroupAttributes = { displayName: stored.displayName, externalId: stored.externalId };
  let isReplaced = false;
  const added = new Set<string>();
  const removed = new Set<string>();
  const removeAll = () => {
    isReplaced = true;
    added.clear();
    removed.clear();
  };
  for (const { op, path, value } of operations) {
    if (path?.attribute === "displayname" && op !== "remove") {
      if (typeof value !== "string") return err(invalidValue("displayName is a text."));
      group = { ...group, displayName: value.trim() };
    } else if (path?.attribute === "externalid") {
      const externalId = op === "remove" ? null : value;
      if (externalId !== null && typeof externalId !== "string")
        return err(invalidValue("externalId is a text."));
      group = { ...group, externalId };
    } else if (path?.attribute === "members") {
      const named = path.filter === null ? idsOf(value ?? []) : ok(idsIn(path.filter));
      if (!named.ok) return named;
      // Entra names those to remove in the value; without any, all are meant.
      if (op === "replace" || (op === "remove" && named.value.length === 0 && path.filter === null))
        removeAll();
      for (const id of named.value) {
        (op === "remove" ? added : removed).delete(id);
        (op === "remove" ? removed : added).add(id);
      }
    }
  }
  return checked({ ...group, members: { isReplaced, added: [...added], removed: [...removed] } });
}

function checked(group: GroupChange): Result<GroupChange, ScimError> {
  if (group.displayName === "") return err(invalidValue("displayName is required."));
  if ([group.displayName, group.externalId ?? ""].some((text) => text.length > provisioningLimits.text))
    return err(invalidValue(`Texts have at most ${provisioningLimits.text} characters.`));
  if (`${group.displayName}${group.externalId ?? ""}`.includes("\0"))
    return err(invalidValue("Texts have no null characters."));
  if (group.members.added.length > provisioningLimits.members)
    return err(invalidValue(`A group has at most ${provisioningLimits.members} members.`));
  return ok(group);
}

/** The ids of a list of members; ids that cannot exist are refused when members are looked up. */
function idsOf(value: unknown): Result<readonly string[], ScimError> {
  const listed = Array.isArray(value) ? value : [value];
  const ids = listed.map((each) => (typeof each === "string" ? each : memberOf(each, "value")));
  return ids.every((id) => typeof id === "string")
    ? ok([...new Set(ids.map((id) => id.toLowerCase()))])
    : err(invalidValue("Each member is an object with the value of its id."));
}

/** The ids that a filter on members names: `value eq "…"`, also several of them. */
function idsIn(filter: ScimFilter): readonly string[] {
  if (filter.op === "or") return filter.filters.flatMap(idsIn);
  return filter.op === "eq" && filter.attrPath.toLowerCase() === "value"
    ? [String(filter.compValue).toLowerCase()]
    : [];
}

/** The ids of added members that cannot be those of people. */
export function impossibleIds({ added }: MemberChange): readonly string[] {
  return added.filter((id) => !isUuid(id));
}

export function changesMembers({ isReplaced, added, removed }: MemberChange): boolean {
  return isReplaced || added.length > 0 || removed.length > 0;
}

export type MemberOfGroup = { readonly id: string; readonly display: string };

/** The resource as it is sent; without `members` where they were not read. */
export function groupResource(group: StoredGroup, members: readonly MemberOfGroup[] | null, base: string) {
  const { id, displayName, externalId } = group;
  return {
    schemas: [scimSchemas.group],
    id,
    ...(externalId === null ? {} : { externalId }),
    displayName,
    ...(members === null
      ? {}
      : {
          members: members.map((member) => ({
            value: member.id,
            display: member.display,
            type: "User",
            $ref: `${base}/Users/${member.id}`,
          })),
        }),
    meta: metaOf("Group", group, base),
  };
}
