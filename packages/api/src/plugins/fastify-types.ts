import type { JwtVerifyFunction } from "@fastify/jwt";
import type { CallerTokens } from "../auth/caller-tokens.ts";
import type { VerifiedToken } from "../auth/verified-token.ts";
import type { GraphqlContext, ResolveActor } from "../graphql/context.ts";
import type { Guard } from "../graphql/guards.ts";
import type {
  AuthenticatedStation,
  StationProofs,
  StationTokenVerifier,
  VerifiedSignature,
} from "../modules/devices/public.ts";
import type { RecordFailure } from "../modules/failed-requests/public.ts";
import type { SessionTokens } from "../modules/station-sessions/public.ts";
import type { Metrics } from "../observability/metrics.ts";
import type { RecordRefusedStart, StartFailure } from "../ports/refused-start.ts";
import type { ErrorReports } from "../reports/error-reports.ts";
import type { Budget } from "./rate-limits.ts";
import type { ListedRoute, RouteAccess } from "./route-list.ts";

declare module "fastify" {
  interface FastifyRequest {
    callerJwtVerify: JwtVerifyFunction;
    /** The verified token of the request, set by the auth plugin on every route that is not public. */
    token: VerifiedToken | null;
    /** The budget of the person who sent the request, if any. */
    budget: Budget | null;
    /** The authenticated station, set by the station-auth plugin on every route for stations. */
    station: AuthenticatedStation | null;
    /** The station's verified signature of this request, which is not used up yet. */
    stationSignature: VerifiedSignature | null;
    /** The hash of the body that a station signed for this request; null if no station signed it. */
    signedBodyHash: string | null;
    /** The hash of the raw body of a request that a station signed. */
    bodyHash: string;
    /** The starts of this request that failed or were refused; null: none. */
    failedStarts: readonly StartFailure[] | null;
  }
  interface FastifyInstance {
    readonly tokens: CallerTokens;
    readonly sessionTokens: SessionTokens;
    readonly stationTokens: StationTokenVerifier;
    readonly stationProofs: StationProofs;
    readonly resolveActor: ResolveActor;
    /** Waits until a large request of a heavy user may be processed. */
    readonly getTurn: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
    readonly lifecycle: Lifecycle;
    /** Every registered route, for the guard table's test. */
    readonly routeList: readonly ListedRoute[];
    /** The guards of all registered routes and operations. */
    readonly guards: readonly Guard[];
    readonly metrics: Metrics;
    /** Reports unexpected errors. */
    readonly errorReports: ErrorReports;
    /** Records failed requests, for support. */
    /** Records a failed request, for support. Absent in test applications with only a few plugins. */
    readonly noteFailure?: RecordFailure;
    /** Records a refused start, for support. Absent in test applications with only a few plugins. */
    readonly recordRefusedStart?: RecordRefusedStart;
    /** Writes the recorded failures and refusals that are still in the buffer. */
    readonly flushFailures: () => Promise<void>;
  }
  interface FastifyContextConfig {
    /**
     * How callers of a route under `/api` are authenticated: by a token unless the route is declared `public` or for stations.
     */
    access?: RouteAccess;
    /** The route also accepts tokens of machines and stations, which it verifies itself. */
    takesDevices?: boolean;
    /** A route for stations that uses the signature up itself, in the same statement as its work. */
    spendsSignature?: boolean;
    /** How long the rest of a body is read and discarded after the answer; a moment by default. */
    unwantedBodyMs?: number;
    /** How long the request's body may take to arrive, in milliseconds; by default the limit for JSON. */
    bodyDeadlineMs?: number;
    /** The route reads the body itself and sets its own time limit. */
    readsItself?: boolean;
    /** Errors of this route have GraphQL's form. */
    graphql?: boolean;
  }
}

declare module "mercurius" {
  /** The context that Mercurius passes to resolvers and loaders is the one made by the route. */
  interface MercuriusContext extends GraphqlContext {}
}

/** The phases of stopping: readiness ends first, and the server later (see `server.ts`). */
export type Lifecycle = {
  readonly draining: boolean;
  readonly drain: () => void;
  /** Holds back the responses of a draining server until the returned function is called. */
  readonly holdResponses: () => () => void;
  /** Registers a function to call when draining begins, for connections that would not end by themselves. */
  readonly whenDraining: (act: () => void) => void;
};
