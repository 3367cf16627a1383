import type { CustomerId, GroupId, UserId } from "../ids.ts";
import type { RecordFacts } from "../logbook/record.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/** People whose profile has the logbook flag, and sys_admin (7.006, 1.008). */
export function mayUseLogbook(actor: Pick<Actor, "logbook" | "roles">): Decision {
  return actor.logbook || actor.roles.includes("sys_admin") ? "allowed" : "forbidden";
}

/** Drafts are visible only to their owner, not to administrators; they are for people with a logbook. */
export function mayKeepDrafts(actor: Pick<Actor, "logbook" | "roles">): Decision {
  return mayUseLogbook(actor);
}

/**
 * A record may be read by its creator, its participants, admins of its group or customer, and sys_admin (X35). For others, and
 * for people without a logbook, it does not exist.
 */
export function mayReadRecord(actor: Actor, record: RecordFacts): Decision {
  if (mayUseLogbook(actor) !== "allowed") return "hidden";
  const reads =
    record.createdBy === actor.userId ||
    record.participantIds.includes(actor.userId) ||
    isAdminOf(actor, record.groupId, record.customerId) ||
    actor.roles.includes("sys_admin");
  return reads ? "allowed" : "hidden";
}

/**
 * A record may be edited by its creator and admins of its group or customer; people who may only read it, including sys_admin,
 * may not (X35).
 */
export function mayEditRecord(actor: Actor, record: RecordFacts): Decision {
  if (mayReadRecord(actor, record) !== "allowed") return "hidden";
  const edits = record.createdBy === actor.userId || isAdminOf(actor, record.groupId, record.customerId);
  return edits ? "allowed" : "forbidden";
}

/**
 * Whether the actor answers for a record as an admin of its group or customer: they decide what is suspected of it, whoever wrote
 * it. Others who may read it are refused.
 */
export function mayOverseeRecord(actor: Actor, record: RecordFacts): Decision {
  if (mayReadRecord(actor, record) !== "allowed") return "hidden";
  return isAdminOf(actor, record.groupId, record.customerId) ? "allowed" : "forbidden";
}

/** Deleting a record follows the same rule as editing it (X35). */
export function mayDeleteRecord(actor: Actor, record: RecordFacts): Decision {
  return mayEditRecord(actor, record);
}

/** Whether the actor may create a record in a group: its members may, in either role. For others the group does not exist. */
export function mayCreateRecordIn(
  actor: Actor,
  group: { readonly id: GroupId; readonly customerId: CustomerId },
): Decision {
  if (mayUseLogbook(actor) !== "allowed") return "forbidden";
  const isMember = actor.memberships.some(
    (membership) => membership.groupId === group.id && membership.customerId === group.customerId,
  );
  return isMember ? "allowed" : "hidden";
}

/**
 * Whether the person may name someone's account as a participant: members of the record's group, oneself, and people who are
 * already on the stored record. For anybody else the answer is the one for an account that does not exist.
 */
export function mayListParticipant(
  actor: Pick<Actor, "userId">,
  person: { readonly userId: UserId; readonly isMember: boolean },
  record?: Pick<RecordFacts, "participantIds">,
): Decision {
  const lists =
    person.isMember || person.userId === actor.userId || record?.participantIds.includes(person.userId);
  return lists ? "allowed" : "hidden";
}

/** Only the creator sees the value of `optionalIdentifier`, in lists and exports too (X115). */
export function maySeeOptionalIdentifier(
  actor: Pick<Actor, "userId">,
  record: Pick<RecordFacts, "createdBy">,
): Decision {
  return record.createdBy === actor.userId ? "allowed" : "hidden";
}

/** Whether the actor may filter the list of records by participant: people with a role of an admin may (7.007). */
export function mayFilterByParticipant(actor: Pick<Actor, "roles">): Decision {
  const admins = ["sys_admin", "customer_admin", "group_admin"] as const;
  return admins.some((role) => actor.roles.includes(role)) ? "allowed" : "forbidden";
}

/** Decided by the group's list of members and the customer's list of admins, not by the roles of the token. */
export function isAdminOf(actor: Actor, groupId: GroupId, customerId: CustomerId): boolean {
  return (
    actor.administers.includes(customerId) ||
    actor.memberships.some((membership) => membership.groupId === groupId && membership.role === "admin")
  );
}
