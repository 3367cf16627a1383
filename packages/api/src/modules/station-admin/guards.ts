import {
  mayAdministerStations,
  mayManageStation,
  mayReadStationLogs,
  maySeeStation,
} from "@cathedra/domain/access";
import { customerAdmins } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const stationAdminGuards: readonly Guard[] = [
  ...guardEach(
    [
      "Query.vistSystemsStats",
      "Query.vistSystemsLogsNumberByPeriod",
      "Query.vistSystemsByServiceTag",
      "Query.vistSystemsFound",
      "Query.vistSystem",
      "Query.vistActivitiesByServiceTag",
      "Query.logDownloadLink",
      "Mutation.createVistSystem",
      "Mutation.editVistSystem",
      "Mutation.removeVistSystem",
      "Mutation.createVistSystemToken",
      "Mutation.revokeVistSystemKey",
      "Mutation.keepVistSystemComputer",
    ],
    { asks: mayAdministerStations, of: "nothing", lets: ["sysAdmin"], otherwise: "forbidden" },
  ),
  ...guardEach(
    [
      "Query.vistSystemOverview",
      "Query.vistSystemEvents",
      "Query.vistSystemLogs",
      "Query.vistSystemLinks",
      "Mutation.endVistSystemSession",
    ],
    { asks: mayManageStation, of: "station", lets: [...customerAdmins, "support"], otherwise: "notFound" },
  ),
  {
    operation: "Mutation.createVistSystemLogLink",
    asks: mayReadStationLogs,
    of: "station",
    lets: ["support", "sysAdmin"],
    otherwise: "notFound",
  },
  {
    operation: "Query.vistSystemComputer",
    asks: maySeeStation,
    of: "station",
    lets: [...customerAdmins, "support"],
    otherwise: "notFound",
  },
  {
    operation: "GET /api/stations/session-logs",
    public: "the signature of the link is the right to the logs of those runs until it ends",
  },
];
