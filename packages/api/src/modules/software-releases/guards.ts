import { mayKeepSoftware } from "@cathedra/domain/access";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const softwareReleasesGuards: readonly Guard[] = guardEach(
  [
    "Query.softwareReleases",
    "Query.softwareRelease",
    "Query.softwareReleaseStations",
    "Query.softwareNames",
    "Query.softwareKeyGaps",
    "Query.softwareRolloutChoices",
    "Mutation.createSoftwareRelease",
    "Mutation.deleteSoftwareRelease",
    "Mutation.removeSoftwareDocument",
    "Mutation.setSoftwareRollout",
    "Mutation.publishSoftwareRelease",
    "Mutation.withdrawSoftwareRelease",
    "PUT /api/software-releases/:releaseId/:part",
  ],
  { asks: mayKeepSoftware, of: "nothing", lets: ["product", "sysAdmin"], otherwise: "forbidden" },
);
