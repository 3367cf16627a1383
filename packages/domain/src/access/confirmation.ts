import { emailKey } from "../email.ts";
import type { RecordFacts } from "../logbook/record.ts";
import { mailboxKey } from "../mail/recipient-limits.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";
import { isAdminOf, mayReadRecord } from "./logbook.ts";

/** The facts about an entry in a customer's list of attendings that decide who may confirm the records that name it. */
export type AttendingFacts = { readonly email: string | null; readonly isRemoved: boolean };

/** A record with the list entry of its attending; without an entry the record has no attending. */
export type ConfirmableFacts = RecordFacts & { readonly entry?: AttendingFacts };

/**
 * Whether the person is the attending of a list entry: by their verified address, ignoring case and spaces (X84). The entry and
 * the records that name it belong to the same customer.
 */
export function isAttending(
  actor: Pick<Actor, "email" | "isEmailVerified">,
  { email, isRemoved }: AttendingFacts,
): boolean {
  return actor.isEmailVerified && email !== null && !isRemoved && emailKey(email) === emailKey(actor.email);
}

/** Whether the actor can be the attending of any record: only people with a verified address can. */
export function mayBeAttending(actor: Pick<Actor, "email" | "isEmailVerified">): Decision {
  return actor.isEmailVerified && emailKey(actor.email) !== "" ? "allowed" : "forbidden";
}

/**
 * An administrator of attendings cannot enter an address of their own mailbox (`me+1@…`): it would let them confirm records
 * themselves. Another administrator has to do that.
 */
export function mayEnterAddress(actor: Pick<Actor, "email">, email: string | null): Decision {
  return email !== null && mailboxKey(email) === mailboxKey(actor.email) ? "forbidden" : "allowed";
}

/**
 * Whether the actor may confirm or return a record: its attending may, with or without a logbook, but no one may confirm their own record.
 */
export function mayConfirmRecord(actor: Actor, record: ConfirmableFacts): Decision {
  if (record.entry === undefined || !isAttending(actor, record.entry)) return "hidden";
  return record.createdBy === actor.userId ? "forbidden" : "allowed";
}

/**
 * Whether the actor may confirm a record in its attending's stead: an administrator of the record's institution may if no one else
 * can, because the attending has left the list or has no address; never their own record.
 */
export function mayConfirmInStead(actor: Actor, record: ConfirmableFacts): Decision {
  if (mayReadRecord(actor, record) !== "allowed") return "hidden";
  const { entry } = record;
  const isUnanswerable = entry !== undefined && (entry.isRemoved || entry.email === null);
  const isAdministrator = record.createdBy !== actor.userId && actor.administers.includes(record.customerId);
  return isUnanswerable && isAdministrator ? "allowed" : "forbidden";
}

/**
 * Whether the actor may withdraw a confirmation: the attending, and admins of the record's group or customer; never for their
 * own record.
 */
export function mayReopenRecord(actor: Actor, record: ConfirmableFacts): Decision {
  const asAttending = mayConfirmRecord(actor, record);
  if (asAttending !== "hidden") return asAttending;
  if (mayReadRecord(actor, record) !== "allowed") return "hidden";
  const opens = record.createdBy !== actor.userId && isAdminOf(actor, record.groupId, record.customerId);
  return opens ? "allowed" : "forbidden";
}

/** Whether the actor may ask for a confirmed record to be opened again: its author may. */
export function mayAskToReopen(actor: Actor, record: RecordFacts): Decision {
  if (mayReadRecord(actor, record) !== "allowed") return "hidden";
  return record.createdBy === actor.userId ? "allowed" : "forbidden";
}
