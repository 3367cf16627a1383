import { cast } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";

const text = "northgate";

/** Everything that the search can ask for: a statement a kind, beside the reading of the caller. */
export const webOperations: readonly WebOperation[] = [
  [
    "foundByServerQuery",
    cast.ruth,
    12,
    () => ({ text, records: true, groups: true, accounts: true, people: true, events: true, courses: true }),
  ],
  [
    "foundByServerSimulatorsQuery",
    cast.ruth,
    7,
    () => ({ text, stations: true, machines: true, releases: true, modules: true }),
  ],
  ["ownThingsQuery", cast.maya, 10],
  ["ownThingsCoursesQuery", cast.maya, 4, () => ({ branchId: 1 })],
  ["ownThingsGroupsQuery", cast.george, 4, () => ({ limit: 30 })],
];
