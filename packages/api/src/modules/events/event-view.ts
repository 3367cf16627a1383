import type { EventRole, Instant, UserId } from "@cathedra/domain";
import {
  type Actor,
  type EventFacts,
  type EventPerson,
  getEventRole,
  mayReadEvent,
} from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import { type EventRow, eventById } from "./event-queries.ts";

/** An event as a person in it sees it. */
export type EventView = EventRow & { readonly viewerRole: EventRole };

type Asking = EventPerson & Pick<Actor, "keycloakId">;

/** An event, for its people (3.022); for others it does not exist. */
export async function readEvent(db: Db, actor: Asking, id: number, now: Instant): Promise<EventView> {
  const event = await eventById(db, id);
  const view = event === undefined ? null : toView(event, actor);
  if (event === undefined || view === null) throw appError("NOT_FOUND");
  authorize(mayReadEvent(actor, getFacts(event, actor), now));
  return view;
}

/**
 * The event as this person sees it: the invite link is only for organizers (3.019), while it can be used. Null if the person is
 * not in the event.
 */
export function toView(event: EventRow, actor: Asking): EventView | null {
  const viewerRole = getEventRole(actor, getFacts(event, actor));
  if (viewerRole === null) return null;
  const isInviting = viewerRole === "ORGANIZER" && event.archivedAt === null;
  return { ...event, viewerRole, code: isInviting ? event.code : null };
}

/** The facts of an event that policies need, as far as they concern this person. */
export function getFacts(
  { organizers, creatorId, users, archivedAt, validTo }: EventRow,
  actor: Asking,
): EventFacts & { readonly endsAt: Instant } {
  const hasAccepted = users.some(({ keycloak_id }) => keycloak_id === actor.keycloakId);
  const userIds: readonly UserId[] = hasAccepted ? [actor.userId] : [];
  return {
    organizers: organizers.map(({ email }) => email),
    creatorId,
    userIds,
    isArchived: archivedAt !== null,
    endsAt: validTo,
  };
}
