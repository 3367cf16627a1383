import * as v from "valibot";
import { eventGraceSeconds } from "../cloud/events/event-times.ts";
import { type Instant, instant } from "../time.ts";
import { at, noticeKind } from "./notice.ts";

/**
 * `name` is empty for organizers named by an institution that they do not belong to: a notice may be mailed, and strangers must
 * not get free text.
 */
const event = { eventId: v.number(), name: v.string(), opensAt: at, closesAt: at };
const getTitle = (name: string) => (name === "" ? "An event that you organize" : name);
const about = ({ eventId }: { readonly eventId: number }) =>
  ({ subject: "event", id: String(eventId) }) as const;
/** The planned end of an event. Its facts have the end including the grace period (3.008). */
const plannedEnd = ({ closesAt }: { readonly closesAt: Instant }) =>
  instant(closesAt - eventGraceSeconds * 1000);
const link = ({ eventId }: { readonly eventId: number }) => `/cloud-event/${eventId}`;

/** The changes of an event that its people are told about. */
export const eventChanges = ["time", "details"] as const;
export type EventChange = (typeof eventChanges)[number];

export const eventChanged = noticeKind({
  label: "An event is changed",
  facts: v.object({ ...event, changed: v.array(v.picklist(eventChanges)) }),
  describe: (facts, { when }) => {
    const { name, opensAt, changed } = facts;
    const isMoved = changed.includes("time");
    return {
      title: `${getTitle(name)} ${isMoved ? "has a new time" : "has changed"}`,
      text: isMoved
        ? `It is now from ${when(opensAt)} to ${when(plannedEnd(facts))}.`
        : `It begins at ${when(opensAt)}. Look at what is different.`,
      link: link(facts),
    };
  },
  about,
});

export const eventCancelled = noticeKind({
  label: "An event is cancelled",
  facts: v.object(event),
  describe: ({ name, opensAt }, { when }) => ({
    title: `${getTitle(name)} is cancelled`,
    text: `It was due to start at ${when(opensAt)}.`,
    // A cancelled event is listed on that page among the cancelled ones.
    link: "/events",
  }),
  about: () => null,
});

export const eventSoon = noticeKind({
  label: "An event begins soon",
  facts: v.object(event),
  describe: (facts, { when }) => ({
    title: `${getTitle(facts.name)} begins soon`,
    text: `From ${when(facts.opensAt)} until ${when(plannedEnd(facts))}.`,
    link: link(facts),
  }),
  about,
});

/** Sent to the organizers when the event's time has come and no one has started it. */
export const eventLate = noticeKind({
  label: "An event that you organize has not been started",
  facts: v.object({ ...event, participants: v.number() }),
  describe: (facts, { when }) => {
    const { name, opensAt, participants } = facts;
    const people = participants === 1 ? "1 participant" : `${participants} participants`;
    return {
      title: `${getTitle(name)} has not started yet`,
      text: `It was due to start at ${when(opensAt)}.${participants === 0 ? "" : ` It has ${people}.`}`,
      link: link(facts),
    };
  },
  about,
});
