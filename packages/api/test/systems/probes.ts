import { stationOf } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { addSystem, pin, showPin, userSystems } from "./systems.ts";

const { serviceTag } = stationOf("northgateSkillsLab");

export const systemProbes: readonly Probe[] = [
  { operation: "Query.UserSystems", call: { query: userSystems } },
  {
    operation: "Mutation.AddSystem",
    call: { query: addSystem, variables: async () => ({ serviceTag, pin }) },
    prepare: showPin,
  },
  { operation: "Query.maxClientVersion", call: { query: "{ maxClientVersion { version links { url } } }" } },
];
