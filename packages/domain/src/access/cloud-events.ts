import { emailKey } from "../email.ts";
import type { EventRole } from "../enumerations.ts";
import type { UserId } from "../ids.ts";
import type { Instant } from "../time.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/** The facts of an event that policies decide on. */
export type EventFacts = {
  /** The e-mail addresses of the organizers. */
  readonly organizers: readonly string[];
  /** The creator, who is an organizer too (X29); null if they were deleted. */
  readonly creatorId: UserId | null;
  /** The people who have accepted the voucher. */
  readonly userIds: readonly UserId[];
  readonly isArchived: boolean;
};

/** The facts by which a person is matched with an event: the user id, and the e-mail address if it is verified. */
export type EventPerson = Pick<Actor, "userId" | "email" | "isEmailVerified">;

type Asking = EventPerson & Pick<Actor, "roles">;

/**
 * Whether the person created the event, or has the verified address of one of its organizers, ignoring case (3.019). An
 * unverified address may be anybody's.
 */
export function isEventOrganizer(
  actor: EventPerson,
  event: Pick<EventFacts, "organizers" | "creatorId">,
): boolean {
  if (event.creatorId === actor.userId) return true;
  const email = actor.isEmailVerified ? emailKey(actor.email) : "";
  return email !== "" && event.organizers.some((organizer) => emailKey(organizer) === email);
}

/** The person's role in an event (G.015, 3.025): organizers get the proctor's view, people who accepted get the viewer's. */
export function getEventRole(actor: EventPerson, event: Omit<EventFacts, "isArchived">): EventRole | null {
  if (isEventOrganizer(actor, event)) return "ORGANIZER";
  return event.userIds.includes(actor.userId) ? "PARTICIPANT" : null;
}

/**
 * Organizers and people who accepted may enter the room of an event (3.025). For others, and once it is archived, the event
 * does not exist (3.026).
 */
export function mayEnterEvent(actor: EventPerson, event: EventFacts): Decision {
  return !event.isArchived && getEventRole(actor, event) !== null ? "allowed" : "hidden";
}

/**
 * Organizers and people who accepted may read an event (3.020-3.022). An archived event they can read as cancelled until the
 * time at which it would have ended; after that only administrators can, through their own queries.
 */
export function mayReadEvent(
  actor: EventPerson,
  event: EventFacts & { readonly endsAt: Instant },
  now: Instant,
): Decision {
  return mayEnterEvent(actor, { ...event, isArchived: event.isArchived && now >= event.endsAt });
}

/**
 * The calendar entry is open to the people of the event and to its administrators (`mayAdministerVouchers`), also once it is
 * archived: a calendar learns only that way that the event is cancelled.
 */
export function mayReadEventCalendar(
  actor: EventPerson,
  event: Omit<EventFacts, "isArchived">,
  administration: Decision,
): Decision {
  return administration === "allowed" ? "allowed" : mayEnterEvent(actor, { ...event, isArchived: false });
}

/**
 * Whether the actor may start the event, choose and change its case, and see its invite link: only its organizers may (3.019,
 * 3.023, 3.025).
 */
export function mayConductEvent(actor: EventPerson, event: EventFacts): Decision {
  if (mayEnterEvent(actor, event) !== "allowed") return "hidden";
  return isEventOrganizer(actor, event) ? "allowed" : "forbidden";
}

/** Whether the actor may end the session of an event, archived or not: its organizers and sys_admin may (3.019, 3.024, 4.041). */
export function mayEndEventSession(actor: Asking, event: EventFacts): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : mayConductEvent(actor, event);
}

/**
 * Whether the actor may read the report on an event: its organizers may, even after it was archived, and sys_admin may for every
 * event.
 */
export function mayReadEventReport(actor: Asking, event: EventFacts): Decision {
  return mayEndEventSession(actor, { ...event, isArchived: false });
}
