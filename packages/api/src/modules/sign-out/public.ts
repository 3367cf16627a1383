/** The public interface of this module: what other modules of the API may import. */
export { deleteOldEndedSessions, endSessionsOfPeople, hasEnded, isSessionOver } from "./ended-sessions.ts";
export { signOutRoute } from "./sign-out-route.ts";
