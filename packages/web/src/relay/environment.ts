import { tokens } from "../auth/auth.ts";
import { createEnvironment } from "./create-environment.ts";
import { createOutage, probeReadiness, waitVisible } from "./outage.ts";

export const outage = createOutage({ probe: probeReadiness, wait: waitVisible, now: Date.now });

export const environment = createEnvironment({
  fetch: (input, init) => fetch(input, init),
  tokens,
  outage,
});
