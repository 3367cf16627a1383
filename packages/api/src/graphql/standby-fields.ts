import type { DocumentNode, OperationDefinitionNode } from "graphql";
import type { Resolvers as Whole } from "./generated/resolver-types.ts";
import { rootFields } from "./root-fields.ts";

type QueryField = Extract<keyof NonNullable<Whole["Query"]>, string>;

/**
 * The lists and sums that may be read from a standby: long ones that are only viewed. Nothing that is spent, promised or
 * decided on (vouchers, events, machines, cloud time), no single thing that is opened for editing, and nothing of a mutation:
 * these are read from the primary.
 */
export const standbyFields: ReadonlySet<string> = new Set<QueryField>([
  "activities",
  "logbookTotals",
  "logbookTargetsBehind",
  "logbookTotalsGroups",
  "logbookGroupTotals",
  "vistActivities",
  "allVistActivities",
  "vistActivityChoices",
  "exerciseSeries",
  "personProgress",
  "practiceReminders",
  "cohortProgress",
  "classProgress",
  "vistSystemsFound",
  "vistSystemsByServiceTag",
  "vistSystemsStats",
  "vistSystemsLogsNumberByPeriod",
  "vistActivitiesByServiceTag",
  "softwareReleaseStations",
  "talentSyncRuns",
  "talentSyncChanges",
  "coursesByGroup",
  "auditEntries",
  "auditPeople",
  "administeredPeople",
  "readablePeople",
]);

/** Fields that every page requests beside its list: they come with the caller or from memory. */
const besides: ReadonlySet<string> = new Set<QueryField | "__typename">([
  "user",
  "inbox",
  "maxClientVersion",
  "__typename",
]);

/** Whether an operation reads nothing but such lists. */
export function mayReadStandby(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  if (operation.operation !== "query") return false;
  const fields = rootFields(document, operation);
  return (
    fields.some((field) => standbyFields.has(field)) &&
    fields.every((field) => standbyFields.has(field) || besides.has(field))
  );
}
