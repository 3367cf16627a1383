/** What other rooms of the API may use of this one. */
export { deleteOldEndedSessions, hasEnded, isSessionOver } from "./ended-sessions.ts";
export { signOutRoute } from "./sign-out-route.ts";
