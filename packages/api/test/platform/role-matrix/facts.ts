import { instant } from "@cathedra/domain";
import { type Actor, type Decision, mayAdministerVouchers } from "@cathedra/domain/access";
import { aRecord, cast, getCustomer, getGroup } from "@cathedra/test-fixtures";
import type { GuardPolicy } from "../../../src/graphql/guard-policies.ts";
import { bystander } from "./callers.ts";
import type { Outcome } from "./rules.ts";

/** Maya's, in the IR residents of Northgate: what every caller is measured against. */
export const record = aRecord();

/** The record with its attending, who has no address, so that an administrator may answer. */
const unanswered = { ...record, entry: { email: null, isRemoved: false } };

const { id, name } = getCustomer("northgate");
const customer = { id, name };
const group = { id: getGroup("irResidents").id, customerId: id };
const listed = [name];
const now = instant(Date.now());

/** Maya has accepted it, and Ruth conducts it. */
const event = {
  organizers: [cast.ruth.email],
  creatorId: bystander.userId,
  userIds: [cast.maya.userId],
  isArchived: false,
  endsAt: instant(now + 3_600_000),
};
const ofMaya = { userIds: [cast.maya.userId] };
const activity = { createdBy: cast.maya.userId, customerId: id, groupIds: [group.id] };
/** A station at Northgate which no one in the matrix has linked or is signed in on. */
const station = { customerId: id, isLinked: false, isSignedIn: false };
const session = { startedBy: cast.maya.userId };

/**
 * The decision of a guard's policy for a caller, about Northgate, its IR residents, and Maya's record, voucher, run and
 * session.
 */
export function decisionOf(guard: GuardPolicy, actor: Actor): Outcome {
  switch (guard.of) {
    case "nothing":
      return heard(guard.asks(actor));
    case "customer":
      return heard(guard.asks(actor, customer));
    case "listed":
      return heard(guard.asks(actor, customer, listed));
    case "group":
      return heard(guard.asks(actor, group));
    case "record":
      return heard(guard.asks(actor, unanswered));
    case "voucher":
      return heard(guard.asks(actor, ofMaya));
    case "activity":
      return heard(guard.asks(actor, activity));
    case "station":
      return heard(guard.asks(actor, station));
    case "session":
      return heard(guard.asks(actor, session));
    case "event":
      return heard(guard.asks(actor, event, now));
    case "calendar":
      return heard(guard.asks(actor, event, mayAdministerVouchers(actor, customer, listed)));
    case "progress":
      return heard(guard.asks(actor, { userId: cast.maya.userId, groups: [group], customerIds: [id] }));
    case "person":
      return heard(guard.asks(actor, { groups: [group], administers: [] }));
    case "hours":
      return heard(guard.asks(actor, { person: { groups: [group], administers: [] }, customer }, listed));
    case "operation":
      return heard(guard.asks(actor, { kind: "platform_sync" }));
    case "object":
      return heard(guard.asks(actor, { key: `${cast.maya.userId}/matrix/aneurysm.vistcase` }));
    case "room":
      return guard.asks(actor, { ...session, event: null }) === null ? "notFound" : "allowed";
    case "membership": {
      const role = actor.memberships.find(({ groupId }) => groupId === group.id)?.role ?? null;
      return guard.asks({ role, admins: 3, members: 5 }) === undefined ? "allowed" : "notFound";
    }
  }
}

/** The outcome that a caller sees for a decision. */
export function heard(decision: Decision): Outcome {
  return decision === "hidden" ? "notFound" : decision;
}
