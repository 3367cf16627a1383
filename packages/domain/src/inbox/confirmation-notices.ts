import * as v from "valibot";
import { daysSince } from "../logbook/confirmation/digest.ts";
import { at, noticeKind } from "./notice.ts";

const recordFacts = v.object({
  recordId: v.string(),
  procedure: v.string(),
  day: v.string(),
  /** The name of the person who wrote the comment; empty if it is not known. */
  by: v.string(),
});

/** Sent to the author of a record. The comment itself stays in the portal, because a notice may be mailed. */
export const recordReturned = noticeKind({
  label: "One of my records is returned",
  facts: recordFacts,
  describe: ({ recordId, procedure, day, by }, reading) => ({
    title: `${procedure} of ${reading.day(day)} was returned to you`,
    text: `${by === "" ? "Its attending" : by} says what needs correcting.`,
    link: `/logbook/records/${recordId}`,
  }),
  about: ({ recordId }) => ({ subject: "record", id: recordId }),
});

/** Sent to the attending of a confirmed record. */
export const reopeningRequested = noticeKind({
  label: "I am asked to reopen a record",
  facts: recordFacts,
  describe: ({ recordId, procedure, day, by }, reading) => ({
    title: `${by === "" ? "A trainee" : by} asks to have a record reopened`,
    text: `${procedure} of ${reading.day(day)}, which you have confirmed.`,
    link: `/logbook/confirmations?list=reopening&record=${recordId}`,
  }),
  about: ({ recordId }) => ({ subject: "confirmation", id: recordId }),
});

/** Sent to the authors of open records when the address of their attending changes. */
export const attendingAddressChanged = noticeKind({
  label: "The address of one of my attendings changes",
  facts: v.object({
    attending: v.string(),
    hadAddress: v.boolean(),
    /** Whether the new address answers what waits; it does not after a merge, or where the address was only removed. */
    isMoved: v.optional(v.boolean()),
  }),
  describe: ({ attending, hadAddress, isMoved = false }) => ({
    title: `The address of your attending ${attending} was changed`,
    text: textOfChange(hadAddress, isMoved),
    link: "/logbook/records",
  }),
  about: () => null,
});

function textOfChange(hadAddress: boolean, isMoved: boolean): string {
  if (!hadAddress) return "Your records that name this attending now wait to be confirmed.";
  return isMoved
    ? "Your waiting records now ask the new address."
    : "Your waiting records still ask the former address. Save a record to ask the new one.";
}

/** Sent to an attending when many records wait for confirmation, or one has waited long. */
export const recordsToConfirm = noticeKind({
  label: "Records wait for my confirmation",
  facts: v.object({ open: v.number(), isMore: v.boolean(), oldestAskedAt: at, now: at }),
  describe: ({ open, isMore, oldestAskedAt, now }) => {
    const days = daysSince(oldestAskedAt, now);
    const count = isMore ? `more than ${open}` : String(open);
    return {
      title: `You have ${open === 1 ? "1 record" : `${count} records`} to confirm`,
      text: `The oldest has waited for ${waitedFor(days)}.`,
      link: "/logbook/confirmations",
    };
  },
  about: () => null,
});

function waitedFor(days: number): string {
  if (days === 0) return "less than a day";
  return days === 1 ? "1 day" : `${days} days`;
}
