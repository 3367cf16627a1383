import { releaseStateLabels } from "../messages/state-labels.ts";
import type { ListDescription } from "./filter.ts";

/** The releases of station software, for the people who maintain them. */
export const softwareReleaseList = {
  query: "softwareReleases",
  pageSize: 25,
  statements: 3,
  order: [
    ["name", "ascending"],
    ["code", "ascending"],
    ["version_parts", "descending"],
    ["id", "ascending"],
  ],
  filters: {
    searchText: { kind: "search", label: "Search by software or version", max: 200, address: "search" },
    state: {
      kind: "choice",
      type: "SoftwareReleaseState",
      label: "State",
      options: releaseStateLabels,
    },
    publishedFrom: {
      kind: "since",
      label: "Published from",
      column: "published_at",
      isOnlyLinked: true,
    },
  },
} as const satisfies ListDescription;
