import type { ApiModule } from "../module.ts";
import { softwareReleasesGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The administration of station software: releases, packages, documents, recipients and progress. */
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
