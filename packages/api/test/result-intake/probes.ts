import { randomUUID } from "node:crypto";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import { exerciseOfTests, formHeaders, getBody, getParts, makeUrl } from "./delivery-helpers.ts";
import { launchMutation } from "./launch-helpers.ts";

export const probes: readonly Probe[] = [
  {
    operation: "Mutation.createSimulatorLaunch",
    call: {
      query: launchMutation,
      variables: async () => ({ id: randomUUID(), exerciseId: exerciseOfTests.id }),
    },
  },
  {
    operation: "POST /api/simulator/store_result/:exerciseId",
    call: async () => ({ url: makeUrl(), body: getBody(getParts()), headers: formHeaders }),
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Mutation.createSimulatorLaunch",
    query: launchMutation,
    unknown: { id: randomUUID(), exerciseId: 999_999 },
    give: async (portal, whose) => {
      const given = { id: randomUUID(), exerciseId: exerciseOfTests.id };
      await portal.get(whose, launchMutation, given);
      return given;
    },
  },
];
