import { tokens } from "../auth/auth.ts";
import { createEnvironment } from "./create-environment.ts";
import { createOutage, probeReadiness, waitVisible } from "./outage.ts";

export const outage = createOutage({ probe: probeReadiness, wait: waitVisible, now: Date.now });

const transport = {
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  tokens,
  outage,
};

export let environment = createEnvironment(transport);

/** Begins without data, as a page that was just loaded: Relay keeps queries and fragments that were read with each environment. */
export function renewEnvironment(): void {
  environment = createEnvironment(transport);
}
