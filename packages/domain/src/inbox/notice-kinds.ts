import * as v from "valibot";
import { instant } from "../time.ts";
import { assignment, assignmentReminder } from "./assignment-notices.ts";
import {
  attendingAddressChanged,
  recordReturned,
  recordsToConfirm,
  reopeningRequested,
} from "./confirmation-notices.ts";
import { eventCancelled, eventChanged, eventLate, eventSoon } from "./event-notices.ts";
import { at, type Notice, noticeKind, type TimeFormat } from "./notice.ts";
import { result } from "./result-notice.ts";
import { softwareUpdate } from "./software-update-notice.ts";

const voucherExpiring = noticeKind({
  label: "A voucher is about to expire",
  facts: v.object({ voucherId: v.number(), name: v.string(), validTo: at }),
  describe: ({ name, validTo }, { when }) => ({
    title: `Your voucher for ${name} runs out`,
    text: `It can be used until ${when(validTo)}.`,
    link: "/cloud-cases",
  }),
  about: ({ voucherId }) => ({ subject: "voucher", id: String(voucherId) }),
});

const hoursGiven = noticeKind({
  label: "I get hours for cloud cases",
  facts: v.object({
    voucherId: v.number(),
    hours: v.number(),
    learningSpace: v.string(),
    customer: v.string(),
    /** The name of the person who gave the hours. */
    by: v.string(),
    validTo: at,
  }),
  describe: ({ hours, learningSpace, customer, by, validTo }, { when }) => ({
    title: `You have ${hours === 1 ? "1 hour" : `${hours} hours`} for cloud cases of ${learningSpace}`,
    text: `${by} gave you hours of ${customer}. You can use them until ${when(instant(validTo - 1))}.`,
    link: "/cloud-cases",
  }),
  about: ({ voucherId }) => ({ subject: "voucher", id: String(voucherId) }),
});

/** Tells a person that they were signed in on a station with their phone, in case it was not them. */
const stationSignedIn = noticeKind({
  label: "Sign-in on a station",
  facts: v.object({ sessionId: v.string(), station: v.string(), place: v.string(), at }),
  describe: ({ sessionId, station, place, at: since }, { when }) => ({
    title: `You are signed in on ${station}`,
    text: `${place === "" ? "" : `${place}, `}since ${when(since)}. Not you? End the session at once.`,
    link: `/profile/sign-ins?signOut=${sessionId}`,
  }),
  about: () => null,
});

const invitation = noticeKind({
  label: "An invitation to a group",
  facts: v.object({
    groupId: v.number(),
    customer: v.string(),
    code: v.string(),
  }),
  // The invitation is also mailed to people who are not in the group, so its text contains nothing that the sender wrote.
  describe: ({ customer, code }) => ({
    title: `${customer} invites you`,
    text: "You are invited into one of its groups.",
    link: `/?inviteCode=${encodeURIComponent(code)}`,
  }),
  // The invitation is identified by its code too, because a replaced link no longer opens anything.
  about: ({ groupId, code }) => ({ subject: "invitation", id: `${groupId}:${code}` }),
});

const deactivationsHeld = noticeKind({
  label: "Many people lose access",
  facts: v.object({ customerId: v.number(), customer: v.string() }),
  describe: ({ customerId, customer }) => ({
    title: `Many people lose access to ${customer}`,
    text: "It waits for you.",
    link: `/admin/accounts/${customerId}/provisioning`,
  }),
  about: () => null,
});

/** Every kind of notice, in the order in which they are chosen from. */
const kinds = {
  event_soon: eventSoon,
  event_late: eventLate,
  event_changed: eventChanged,
  event_cancelled: eventCancelled,
  invitation,
  result,
  hours_given: hoursGiven,
  voucher_expiring: voucherExpiring,
  software_update: softwareUpdate,
  station_signed_in: stationSignedIn,
  record_returned: recordReturned,
  reopening_asked: reopeningRequested,
  records_to_confirm: recordsToConfirm,
  attending_address_changed: attendingAddressChanged,
  assignment,
  assignment_reminder: assignmentReminder,
  deactivations_held: deactivationsHeld,
} as const;

type Kinds = typeof kinds;
export type InboxKind = keyof Kinds;

export const inboxKinds = Object.keys(kinds) as readonly InboxKind[];

/** The facts of each kind of notice. */
export type NoticeFacts = { readonly [Kind in InboxKind]: v.InferOutput<Kinds[Kind]["facts"]> };

/** Kinds with their own immediate mail, which are not in digests and cannot be chosen. */
const mailedAtOnce: readonly InboxKind[] = ["station_signed_in"];

/** The kinds that people choose to get by mail. */
export const digestKinds: readonly InboxKind[] = inboxKinds.filter((kind) => !mailedAtOnce.includes(kind));

export function isInboxKind(kind: string): kind is InboxKind {
  return Object.hasOwn(kinds, kind);
}

export function inboxLabel(kind: InboxKind): string {
  return kinds[kind].label;
}

/** The text of a notice; undefined where its subject no longer exists. */
export function getNotice(kind: string, facts: unknown, reading: TimeFormat): Notice | undefined {
  return isInboxKind(kind) ? kinds[kind].read(facts, reading) : undefined;
}
