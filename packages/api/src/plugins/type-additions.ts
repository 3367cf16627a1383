import type { JwtVerifyFunction } from "@fastify/jwt";
import type { CallerTokens } from "../auth/caller-tokens.ts";
import type { VerifiedToken } from "../auth/verified-token.ts";
import type { GraphqlContext } from "../graphql/context.ts";
import type { Guard } from "../graphql/guards.ts";
import type { SpeakingStation, StationProofs, StationTokens } from "../modules/devices/face.ts";
import type { NoteFailure } from "../modules/failed-requests/face.ts";
import type { SessionTokens } from "../modules/station-sessions/face.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { ErrorReports } from "../reports/error-reports.ts";
import type { Budget } from "./rate-limits.ts";
import type { ListedRoute, RouteAccess } from "./route-list.ts";

declare module "fastify" {
  interface FastifyRequest {
    callerJwtVerify: JwtVerifyFunction;
    /** Set by the auth plugin on every route that is not public. */
    token: VerifiedToken | null;
    /** Of the person, where there is one. */
    budget: Budget | null;
    /** Set by the station-auth plugin on every route that is for stations. */
    station: SpeakingStation | null;
    /** Whether a station spoke here before with the same token, which is not looked at again yet. */
    isKnownStation: boolean;
  }
  interface FastifyInstance {
    readonly tokens: CallerTokens;
    readonly sessionTokens: SessionTokens;
    readonly stationTokens: StationTokens;
    readonly stationProofs: StationProofs;
    /** Waits until a request of somebody who asks for much may be answered. */
    readonly turnOf: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
    readonly lifecycle: Lifecycle;
    /** Every registered route, for the guard table's test. */
    readonly routeList: readonly ListedRoute[];
    /** The guard table of everything that is registered. */
    readonly guards: readonly Guard[];
    readonly metrics: Metrics;
    /** Tells of an error that nobody expected. */
    readonly errorReports: ErrorReports;
    /** Keeps which request failed, for support. */
    /** Absent in an app of a few plugins. */
    readonly noteFailure?: NoteFailure;
    /** Writes what is kept and not written yet. */
    readonly flushFailures: () => Promise<void>;
  }
  interface FastifyContextConfig {
    /** Routes under `/api` need a token unless they say `public`, or are for stations. */
    access?: RouteAccess;
    /** It takes the tokens of machines and stations too, and checks these by itself. */
    takesDevices?: boolean;
    /** So long what still comes is let go by after it has answered; without it, for a moment. */
    unwantedBodyMs?: number;
    /** How long its body may take to arrive; without it, as JSON may. */
    bodyDeadlineMs?: number;
    /** It reads the connection by itself, and sets its own time. */
    readsItself?: boolean;
    /** Errors of this route have GraphQL's form. */
    graphql?: boolean;
  }
}

declare module "mercurius" {
  /** What Mercurius hands to resolvers and loaders is the context that the route made. */
  interface MercuriusContext extends GraphqlContext {}
}

/** Readiness goes first, the server later: see `server.ts`. */
export type Lifecycle = {
  readonly draining: boolean;
  readonly drain: () => void;
  /** Called at once when it begins: for what would not end by itself. */
  readonly whenDraining: (act: () => void) => void;
};
