import { randomUUID } from "node:crypto";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { bodyOf, exerciseOfTests, formHeaders, partsOf, urlOf } from "./delivery-helpers.ts";
import { launchMutation } from "./launch-helpers.ts";

export const resultIntakeProbes: readonly Probe[] = [
  {
    operation: "Mutation.createSimulatorLaunch",
    call: {
      query: launchMutation,
      variables: async () => ({ id: randomUUID(), exerciseId: exerciseOfTests.id }),
    },
  },
  {
    operation: "POST /api/simulator/store_result/:exerciseId",
    call: async () => ({ url: urlOf(), body: bodyOf(partsOf()), headers: formHeaders }),
  },
];
