import { graphql } from "react-relay/hooks";
import type { analysisExport_activity$data } from "../../../__generated__/analysisExport_activity.graphql.ts";

void graphql`
  fragment analysisExport_activity on VistActivity {
    id
    activityStart
    activityEnd
    totalTimeInSeconds
    exerciseId
    exerciseKey
    exerciseName
    moduleCode
    moduleName
    moduleVersion
    courseName
    unitName
    source
    sessionId
    launchId
    serviceTag
    isCompleted
    outcome
    asked
    measured
    evaluated
    met
    progress
    implausible
    values
    createdBy {
      keycloak_id
      first_name
      last_name
      email
    }
  }
`;

/** A page of the viewer's own runs for analysis. The worker queries it itself, without the store. */
export const ownAnalysisQuery = graphql`
  query analysisExportOwnQuery($searchParams: VistActivitiesSearchParams!, $limit: Int!, $offset: Int!) {
    page: vistActivities(searchParams: $searchParams, limit: $limit, offset: $offset) {
      count
      activities {
        ...analysisExport_activity @relay(mask: false)
      }
    }
  }
`;

/** Reads the runs of all administered people for the analysis export. */
export const everybodysAnalysisQuery = graphql`
  query analysisExportEverybodysQuery(
    $groups: [Int!]
    $searchParams: VistActivitiesSearchParams!
    $limit: Int!
    $offset: Int!
  ) {
    page: allVistActivities(groups: $groups, searchParams: $searchParams, limit: $limit, offset: $offset) {
      count
      activities {
        ...analysisExport_activity @relay(mask: false)
      }
    }
  }
`;

/** The metrics and benchmarks of a run's exercise in its version: requested once for each version. */
export const analysisDefinitionQuery = graphql`
  query analysisExportDefinitionQuery($id: ID!) {
    vistActivity(id: $id) {
      resultFormatVersion
      definition
    }
  }
`;

/** A run as the API returns it. */
export type AnsweredRun = Omit<analysisExport_activity$data, " $fragmentType">;
