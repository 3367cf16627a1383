import { graphql } from "react-relay/hooks";
import type { logExport_activity$data } from "../../../__generated__/logExport_activity.graphql.ts";

void graphql`
  fragment logExport_activity on VistActivity {
    id
    activityStart
    exerciseName
    moduleName
    moduleVersion
    courseName
    unitName
    totalTimeInSeconds
    outcomeText
    isCompleted
    asked
    measured
    implausible
    progress
    source
    serviceTag
    createdBy {
      keycloak_id
      first_name
      last_name
      email
    }
  }
`;

/** A page of the viewer's own runs for a file. The worker queries it itself, without the store. */
export const ownExportQuery = graphql`
  query logExportOwnQuery($searchParams: VistActivitiesSearchParams!, $limit: Int!, $offset: Int!) {
    page: vistActivities(searchParams: $searchParams, limit: $limit, offset: $offset) {
      count
      activities {
        ...logExport_activity @relay(mask: false)
      }
    }
  }
`;

/** Reads the runs of all administered people for the export of the log. */
export const everybodysExportQuery = graphql`
  query logExportEverybodysQuery(
    $groups: [Int!]
    $searchParams: VistActivitiesSearchParams!
    $limit: Int!
    $offset: Int!
  ) {
    page: allVistActivities(groups: $groups, searchParams: $searchParams, limit: $limit, offset: $offset) {
      count
      activities {
        ...logExport_activity @relay(mask: false)
      }
    }
  }
`;

/** A run with the fields of the file. */
export type ExportedRun = Omit<logExport_activity$data, " $fragmentType">;
