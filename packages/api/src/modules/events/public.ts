/** The public interface of this module: what other modules of the API may import. */

export type { AdministeredEvent, EventListQuery } from "./administered-events.ts";
export { eventCalendars } from "./calendar-route.ts";
export { createEvent } from "./create-event.ts";
export { notifyLateEvents, notifyUpcomingEvents } from "./event-time-notices.ts";
export type { EventView } from "./event-view.ts";
export { waitingSince } from "./wait-for-event.ts";
