/** The public interface of this module: what other modules of the API may import. */
export type { SignInStationView } from "./decide-code.ts";
export { endSession, endStationSessionsOf } from "./end-session.ts";
export { isSessionAtStationOver, type SessionView } from "./session-queries.ts";
export { sessionRoutes } from "./session-routes.ts";
export { type SessionTokens, sessionTokens } from "./session-tokens.ts";
