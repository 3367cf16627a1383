import { expect, test } from "vitest";
import * as enumerations from "./enumerations.ts";

test("the shared enumerations have exactly the specified values (G.008-G.016, X53)", () => {
  expect({ ...enumerations }).toEqual({
    comparisonOperators: ["lessthan", "lessequal", "equal", "notequal", "greaterequal", "greaterthan"],
    stepTypes: ["degir", "evtnor", "goto", "free", "staging"],
    toastTypes: ["success", "error"],
    sortOrders: ["az", "za", "newest", "oldest"],
    sortDirections: ["ASC", "DESC"],
    activitySortKeys: ["activityStart", "courseName", "exerciseName", "score"],
    simulatorKinds: ["VIST", "IRLOG"],
    cloudCaseKinds: ["EVENT_CLOUD_CASE", "SINGLE_USER_CLOUD_CASE"],
    eventRoles: ["ORGANIZER", "PARTICIPANT"],
    activityStatuses: ["ACTIVE", "INACTIVE", "UNKNOWN"],
    syncStatuses: ["ACTIVE", "DELETED", "INACTIVE", "OUTDATED", "UNKNOWN", "UPDATED"],
    releaseStatuses: ["ACTIVE", "INACTIVE", "OUTDATED", "RELEASED"],
  });
});
