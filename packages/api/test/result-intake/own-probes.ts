import { randomUUID } from "node:crypto";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { exerciseOfTests } from "./delivery-helpers.ts";
import { launchMutation } from "./launch-helpers.ts";

export const ownLaunchProbes: readonly OwnProbe[] = [
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
