import { randomUUID } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { cast, customerOf, stationOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import { aSystem } from "./probes.ts";
import { aLogOfARun } from "./run-log-builder.ts";
import { aClonedStation, aStationLog, signedInOn } from "./station-builders.ts";

const { id, serviceTag } = stationOf("northgateSkillsLab");
const period = { from: "2026-01-01T00:00:00Z", to: "2027-01-01T00:00:00Z" };
const customerId = customerOf("northgate").id;

export const stationAdminWebOperations: readonly WebOperation[] = [
  ["AdminSystemsQuery", cast.ruth, 3, () => ({ serviceTag: "", limit: 25, offset: 0 })],
  ["SystemDrawerQuery", cast.ruth, 2, () => ({ id })],
  ["StationOverviewQuery", cast.ruth, 5, () => ({ id })],
  ["StationEventsQuery", cast.ruth, 3, () => ({ id })],
  ["StationLogsQuery", cast.ruth, 4, () => ({ id, limit: 25, offset: 0 })],
  ["StationLinksQuery", cast.ruth, 4, () => ({ id, limit: 25, offset: 0 })],
  [
    "useStationActsLogsMutation",
    cast.ruth,
    9,
    async (portal) => ({ id, logs: [(await aStationLog(portal)).id] }),
  ],
  [
    "useStationActsEndMutation",
    cast.ruth,
    14,
    async (portal) => {
      const station = await aSystem(portal);
      return { id: station, session: await signedInOn(portal, station as StationId) };
    },
  ],
  [
    "useStationActsKeepMutation",
    cast.ruth,
    16,
    async (portal) => {
      const station = await aSystem(portal);
      return { id: station, computer: (await aClonedStation(portal, station as StationId)).own };
    },
  ],
  ["SystemDialogQuery", cast.ruth, 2, () => ({ search: "" })],
  ["SessionLogsQuery", cast.ruth, 2, () => ({ serviceTag, ...period })],
  ["LogsStatisticsQuery", cast.ruth, 2, () => ({})],
  ["LogsStatisticsPeriodQuery", cast.ruth, 2, () => period],
  [
    "useLogDownloadQuery",
    cast.ruth,
    2,
    async (portal) => ({ activityIds: [(await aLogOfARun(portal)).activityId] }),
  ],
  [
    "useSystemChangesCreateMutation",
    cast.ruth,
    9,
    () => ({ serviceTag: randomUUID(), name: "Made", place: "Here", customerId }),
  ],
  [
    "useSystemChangesEditMutation",
    cast.ruth,
    8,
    async (portal) => ({ id: await aSystem(portal), name: "Other", place: "", customerId }),
  ],
  ["useSystemChangesRemoveMutation", cast.ruth, 14, async (portal) => ({ id: await aSystem(portal) })],
  ["useSystemChangesRevokeMutation", cast.ruth, 9, async (portal) => ({ id: await aSystem(portal) })],
  ["useSystemChangesTokenMutation", cast.ruth, 7, async (portal) => ({ id: await aSystem(portal) })],
];
