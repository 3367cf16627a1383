import { tokens } from "../auth/auth.ts";
import { createEnvironment } from "./create-environment.ts";
import { takeEarlyAnswer } from "./early-answers.ts";
import { createOutage, probeReadiness, waitVisible } from "./outage.ts";

export const outage = createOutage({ probe: probeReadiness, wait: waitVisible, now: Date.now });

const transport = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  tokens,
  outage,
  takeEarlyAnswer,
};

export let environment = createEnvironment(transport);

/**
 * Starts with an empty store, as after loading the page: Relay caches queries and fragments by environment, so a new environment
 * has no old data.
 */
export function renewEnvironment(): void {
  environment = createEnvironment(transport);
}
