import { cast } from "@cathedra/test-fixtures";
import { eventNow } from "../events/probes.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { goodFacts, ownCheck, saveCheck, targetQuery } from "./checks.ts";

export const probes: readonly Probe[] = [
  { operation: "Query.connectionTarget", call: { query: targetQuery } },
  { operation: "Query.connectionCheck", call: { query: ownCheck } },
  {
    operation: "Mutation.saveConnectionCheck",
    call: { query: saveCheck, variables: async () => ({ facts: goodFacts }) },
  },
];

export const ownProbes: readonly OwnProbe[] = [
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

export const webOperations: readonly WebOperation[] = [
  ["CheckConnectionQuery", cast.maya, 2],
  ["useConnectionCheckTargetQuery", cast.maya, 2],
  ["useConnectionCheckMutation", cast.maya, 5, () => ({ facts: goodFacts })],
  [
    "useConnectionsQuery",
    cast.george,
    4,
    (portal) => eventNow(portal).then(({ voucherId }) => ({ voucherId })),
  ],
];
