import { cast, getStation } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { standBefore } from "../support/stations.ts";
import { addSystem, deleteSystem, linked, pin, showPin, userSystems } from "./systems.ts";

const { serviceTag } = getStation("northgateSkillsLab");

export const probes: readonly Probe[] = [
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

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.UserSystems",
    query: userSystems,
    give: async (portal, whose) => {
      await linked(portal, whose);
      return {};
    },
  },
  {
    operation: "Mutation.DeleteUserSystem",
    query: deleteSystem,
    shown: userSystems,
    give: linked,
  },
];

export const webOperations: readonly WebOperation[] = [
  ["StationsQuery", cast.ruth, 2],
  ["SystemsQuery", cast.maya, 2, () => ({})],
  ["NewerClientBannerQuery", cast.maya, 1, () => ({})],
  [
    "useAddSystemMutation",
    cast.maya,
    14,
    async (portal) => {
      await showPin(portal);
      await standBefore(portal);
      return { serviceTag: getStation("northgateSkillsLab").serviceTag, pin };
    },
  ],
  ["useDeleteSystemMutation", cast.maya, 8, (portal) => linked(portal, cast.maya)],
];
