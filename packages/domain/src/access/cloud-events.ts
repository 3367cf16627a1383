import { emailKey } from "../email.ts";
import type { EventRole } from "../enumerations.ts";
import type { UserId } from "../ids.ts";
import type { Instant } from "../time.ts";
import type { Actor } from "./actor.ts";
import type { Decision } from "./decision.ts";

/** What the policies need to know of an event. */
export type EventFacts = {
  /** The addresses of its organizers. */
  readonly organizers: readonly string[];
  /** The creator, who is an organizer as well (X29); null: there is none any more. */
  readonly creatorId: UserId | null;
  /** The people who have accepted the voucher. */
  readonly userIds: readonly UserId[];
  readonly isArchived: boolean;
};

/** Whom an event may know: by who they are, and by their address if it is theirs. */
export type EventPerson = Pick<Actor, "userId" | "email" | "isEmailVerified">;

type Asking = EventPerson & Pick<Actor, "roles">;

/**
 * Whether they made the event, or their address is one of the organizers' (3.019); capitals make no other address. One that
 * is not verified may be anybody's.
 */
export function isEventOrganizer(
  actor: EventPerson,
  event: Pick<EventFacts, "organizers" | "creatorId">,
): boolean {
  if (event.creatorId === actor.userId) return true;
  const email = actor.isEmailVerified ? emailKey(actor.email) : "";
  return email !== "" && event.organizers.some((organizer) => emailKey(organizer) === email);
}

/** What somebody is in an event (G.015, 3.025): organizers get the proctor's view, those who accepted the viewer's. */
export function eventRoleOf(actor: EventPerson, event: Omit<EventFacts, "isArchived">): EventRole | null {
  if (isEventOrganizer(actor, event)) return "ORGANIZER";
  return event.userIds.includes(actor.userId) ? "PARTICIPANT" : null;
}

/** Its organizers and those who accepted it come into its room (3.025); for others it is not there, as once it is archived (3.026). */
export function mayEnterEvent(actor: EventPerson, event: EventFacts): Decision {
  return !event.isArchived && eventRoleOf(actor, event) !== null ? "allowed" : "hidden";
}

/**
 * The same people see it (3.020-3.022). Once it is archived they see that it was called off, until it would have ended: then it
 * is there for nobody but administrators, who have their own way.
 */
export function mayReadEvent(
  actor: EventPerson,
  event: EventFacts & { readonly endsAt: Instant },
  now: Instant,
): Decision {
  return mayEnterEvent(actor, { ...event, isArchived: event.isArchived && now >= event.endsAt });
}

/**
 * The same people have its calendar entry, and those who administer it (`mayAdministerVouchers`): also once it is
 * archived, for only so a calendar hears that it is cancelled.
 */
export function mayReadEventCalendar(
  actor: EventPerson,
  event: Omit<EventFacts, "isArchived">,
  administration: Decision,
): Decision {
  return administration === "allowed" ? "allowed" : mayEnterEvent(actor, { ...event, isArchived: false });
}

/** Organizers start it, choose and change the case, and see its invite link (3.019, 3.023, 3.025). */
export function mayConductEvent(actor: EventPerson, event: EventFacts): Decision {
  if (mayEnterEvent(actor, event) !== "allowed") return "hidden";
  return isEventOrganizer(actor, event) ? "allowed" : "forbidden";
}

/** Organizers end the session of their event, and sys_admin that of any, archived or not (3.019, 3.024, 4.041). */
export function mayEndEventSession(actor: Asking, event: EventFacts): Decision {
  return actor.roles.includes("sys_admin") ? "allowed" : mayConductEvent(actor, event);
}

/** Organizers read the report on their event, also once it is archived; sys_admin every one. */
export function mayReadEventReport(actor: Asking, event: EventFacts): Decision {
  return mayEndEventSession(actor, { ...event, isArchived: false });
}
