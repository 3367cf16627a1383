import type { ListDescription } from "./filter.ts";

/** The versions of the simulator's modules, for the people who maintain them. */
export const simulatorModuleList = {
  query: "simulatorModules",
  pageSize: 25,
  statements: 3,
  order: [
    ["name", "ascending"],
    ["code", "ascending"],
    ["version_parts", "descending"],
    ["id", "ascending"],
  ],
  filters: {
    searchText: {
      kind: "search",
      label: "Search modules by name, code or version",
      max: 200,
      address: "search",
    },
  },
} as const satisfies ListDescription;
