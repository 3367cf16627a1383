import type * as v from "valibot";
import {
  attendingAddressChanged,
  recordReturned,
  recordsToConfirm,
  reopeningAsked,
} from "./confirmations.ts";
import { eventCancelled, eventChanged, eventSoon } from "./events.ts";
import { invitation } from "./invitation.ts";
import type { Notice, TimeFormat } from "./notice.ts";
import { result } from "./result.ts";
import { softwareUpdate } from "./software-update.ts";
import { stationSignedIn } from "./station-signed-in.ts";
import { voucherExpiring } from "./voucher-expiring.ts";

/** Every kind of notice, in the order in which they are chosen from. */
const kinds = {
  event_soon: eventSoon,
  event_changed: eventChanged,
  event_cancelled: eventCancelled,
  invitation,
  result,
  voucher_expiring: voucherExpiring,
  software_update: softwareUpdate,
  station_signed_in: stationSignedIn,
  record_returned: recordReturned,
  reopening_asked: reopeningAsked,
  records_to_confirm: recordsToConfirm,
  attending_address_changed: attendingAddressChanged,
} as const;

type Kinds = typeof kinds;
export type InboxKind = keyof Kinds;

export const inboxKinds = Object.keys(kinds) as readonly InboxKind[];

/** What a notice of each kind has to know. */
export type NoticeFacts = { readonly [Kind in InboxKind]: v.InferOutput<Kinds[Kind]["facts"]> };

/** Kinds that a mail of their own tells at once, and that no digest repeats: nothing of them is chosen. */
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
export function noticeOf(kind: string, facts: unknown, reading: TimeFormat): Notice | undefined {
  return isInboxKind(kind) ? kinds[kind].read(facts, reading) : undefined;
}
