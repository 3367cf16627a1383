import type { ApiModule } from "../module.ts";
import { softwareReleasesGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** Software of stations as staff keeps it: releases, packages, documents, who gets them, how far that is. */
export const softwareReleasesModule = {
  name: "software-releases",
  resolvers,
  loaders,
  listSizes: {
    "SoftwareRelease.documents": 5,
    "SoftwareRollout.customers": 5,
    "SoftwareRollout.stations": 5,
    "Query.softwareNames": 20,
    "Query.softwareKeyGaps": 2,
    "SoftwareKeyGap.lacking": 50,
    "Query.softwareRolloutChoices": 20,
  },
  guards: softwareReleasesGuards,
} satisfies ApiModule;
