import { type Caller, callers } from "../../../src/graphql/callers.ts";
import type { Guard, Lets } from "../../../src/graphql/guards.ts";
import { modules } from "../../../src/modules/index.ts";
import { platformGuards } from "../../../src/plugins/platform-guards.ts";
import { isSignedIn } from "./callers.ts";

export const guards: readonly Guard[] = [...platformGuards, ...modules.flatMap((module) => module.guards)];

/** The outcome of a call. `allowed` includes an empty list; `notFound` hides; `unauthenticated` is 401. */
export type Outcome = "allowed" | "forbidden" | "notFound" | "unauthenticated";

/** The expected outcome, by the guard or by the probe's own rule. */
export function expectedOutcome(guard: Guard, caller: Caller, rule?: Lets): Outcome {
  if ("public" in guard) return "allowed";
  if ("station" in guard || !isSignedIn(caller)) return "unauthenticated";
  if ("refuses" in guard && guard.refuses?.includes(caller)) return "forbidden";
  const lets = rule ?? ("lets" in guard ? guard : undefined);
  if (lets === undefined || lets.lets.includes(caller)) return "allowed";
  return lets.knowing?.includes(caller) === true ? "forbidden" : lets.otherwise;
}

export const signedInCallers = callers.filter(isSignedIn);
