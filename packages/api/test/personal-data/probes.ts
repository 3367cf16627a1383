import { cast } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { exportQuery, madeExport, noExports, openMutation, requestMutation } from "./export-helpers.ts";

const unknown = { id: "00000000-0000-4000-8000-000000000000" };

export const probes: readonly Probe[] = [
  { operation: "Query.personalDataExport", call: { query: exportQuery } },
  { operation: "Mutation.requestPersonalDataExport", call: { query: requestMutation } },
  {
    operation: "Mutation.openPersonalDataExport",
    about: "of one that does not exist",
    call: { query: openMutation, variables: unknown },
    rule: { lets: [], otherwise: "notFound" },
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.personalDataExport",
    query: exportQuery,
    give: async (portal, whose) => ({ id: await madeExport(portal, whose) }),
  },
  {
    operation: "Mutation.requestPersonalDataExport",
    query: requestMutation,
    give: async (portal, whose) => {
      await noExports(portal, whose);
      return {};
    },
    shown: exportQuery,
  },
  {
    operation: "Mutation.openPersonalDataExport",
    query: openMutation,
    give: async (portal, whose) => ({ id: await madeExport(portal, whose) }),
    unknown,
  },
];

export const webOperations: readonly WebOperation[] = [
  ["OwnDataQuery", cast.maya, 4, () => ({})],
  [
    "useOwnDataRequestMutation",
    cast.maya,
    12,
    async (portal) => {
      await noExports(portal, cast.maya);
      return {};
    },
  ],
  ["useOwnDataOpenMutation", cast.maya, 4, async (portal) => ({ id: await madeExport(portal, cast.maya) })],
];
