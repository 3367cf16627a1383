import type { Probe } from "../platform/role-matrix/probe.ts";
import { goodFacts, ownCheck, saveCheck, targetQuery } from "./checks.ts";

export const connectionProbes: readonly Probe[] = [
  { operation: "Query.connectionTarget", call: { query: targetQuery } },
  { operation: "Query.connectionCheck", call: { query: ownCheck } },
  {
    operation: "Mutation.saveConnectionCheck",
    call: { query: saveCheck, variables: async () => ({ facts: goodFacts }) },
  },
];
