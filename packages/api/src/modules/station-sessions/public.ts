/** What other rooms of the API may use of this one. */
export type { SignInStationView } from "./decide-code.ts";
export { endSession } from "./end-session.ts";
export { isSessionAtStationOver, type SessionView } from "./session-queries.ts";
export { sessionRoutes } from "./session-routes.ts";
export { type SessionTokens, sessionTokens } from "./session-tokens.ts";
