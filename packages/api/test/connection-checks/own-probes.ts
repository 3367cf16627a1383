import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { goodFacts, ownCheck, saveCheck } from "./checks.ts";

export const ownConnectionProbes: readonly OwnProbe[] = [
  {
    operation: "Query.connectionCheck",
    query: ownCheck,
    give: async (portal, whose) => {
      await portal.get(whose, saveCheck, { facts: goodFacts });
      return {};
    },
  },
  {
    operation: "Mutation.saveConnectionCheck",
    query: saveCheck,
    shown: ownCheck,
    give: async () => ({ facts: { ...goodFacts, roundTripMs: 100 } }),
  },
];
