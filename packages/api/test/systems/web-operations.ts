import { cast, stationOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { standBefore } from "../support/stations.ts";
import { linked, pin, showPin } from "./systems.ts";

export const systemWebOperations: readonly WebOperation[] = [
  ["SystemsQuery", cast.maya, 2, () => ({})],
  ["NewerClientQuery", cast.maya, 1, () => ({})],
  [
    "useAddSystemMutation",
    cast.maya,
    14,
    async (portal) => {
      await showPin(portal);
      await standBefore(portal);
      return { serviceTag: stationOf("northgateSkillsLab").serviceTag, pin };
    },
  ],
  ["useDeleteSystemMutation", cast.maya, 8, (portal) => linked(portal, cast.maya)],
];
