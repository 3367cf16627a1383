/** What other rooms of the API may use of this one. */
export { eventCalendars } from "./calendar-route.ts";
export { createEvent } from "./create-event.ts";
