import { maySeeStation, mayServeStation } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

const ofCustomer = ["customerAdmin", "adminOfBoth", "support", "sysAdmin"] as const;

export const softwareUpdatesGuards: readonly Guard[] = [
  {
    operation: "Query.vistAvailableReleasesForSystem",
    asks: maySeeStation,
    of: "station",
    lets: ofCustomer,
    otherwise: "notFound",
  },
  ...guardEach(
    ["Mutation.vistSystemSoftwareReleaseSetDownload", "Mutation.vistSystemSoftwareReleaseSetInstall"],
    { asks: mayServeStation, of: "station", lets: ofCustomer, otherwise: "notFound" },
  ),
  {
    operation: "GET /api/s3/documentation/:softwareCode/:version",
    signedIn:
      "documents of published releases say nothing of anybody; drafts are answered like what is not there",
  },
  { operation: "GET /api/stations/operations", station: "the work that was asked of this station" },
  {
    operation: "POST /api/stations/operations/:id/reports",
    station: "its own work; any other is gone for it",
  },
];
