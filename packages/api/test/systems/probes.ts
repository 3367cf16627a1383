import { cast, stationOf } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { standBefore } from "../support/stations.ts";
import { addSystem, deleteSystem, linked, pin, showPin, userSystems } from "./systems.ts";

const { serviceTag } = stationOf("northgateSkillsLab");

export const systemProbes: readonly Probe[] = [
  { operation: "Query.UserSystems", call: { query: userSystems } },
  {
    operation: "Mutation.AddSystem",
    call: { query: addSystem, variables: async () => ({ serviceTag, pin }) },
    prepare: async (portal) => {
      await showPin(portal);
      await standBefore(portal);
    },
  },
  {
    operation: "Mutation.DeleteUserSystem",
    call: { query: deleteSystem, variables: (portal) => linked(portal, cast.maya) },
    rule: { lets: ["learner"], otherwise: "notFound" },
  },
  { operation: "Query.maxClientVersion", call: { query: "{ maxClientVersion { version links { url } } }" } },
];
