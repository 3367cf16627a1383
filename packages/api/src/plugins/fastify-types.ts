import type { Actor } from "@cathedra/domain";
import type { VerifiedToken } from "../auth/verified-token.ts";
import type { Guard } from "../graphql/guards.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the auth plugin on every route that is not public. */
    token: VerifiedToken | null;
    /** The person of the token, once `actorOf` has loaded it for this request. */
    actor: Actor | null;
  }
  interface FastifyInstance {
    readonly lifecycle: Lifecycle;
    /** Every registered route, for the guard table's test. */
    readonly routeList: readonly { readonly operation: string; readonly access: "public" | "token" }[];
    /** The guard table of everything that is registered. */
    readonly guards: readonly Guard[];
  }
  interface FastifyContextConfig {
    /** Routes under `/api` need a token unless they say `public`. */
    access?: "public" | "token";
    /** Errors of this route have GraphQL's form. */
    graphql?: boolean;
  }
}

/** Readiness goes first, the server later: see `server.ts`. */
export type Lifecycle = { draining: boolean };
