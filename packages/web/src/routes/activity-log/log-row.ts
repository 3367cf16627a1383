import { graphql } from "react-relay/hooks";
import type { logRow_activity$data } from "../../__generated__/logRow_activity.graphql.ts";

void graphql`
  fragment logRow_activity on VistActivity {
    id
    activityStart
    exerciseName
    moduleName
    courseName
    unitName
    totalTimeInSeconds
    outcome
    outcomeText
    source
    progress
    createdBy {
      keycloak_id
      first_name
      last_name
    }
  }
`;

/** A run as the list has it. */
export type RunRow = Omit<logRow_activity$data, " $fragmentType">;
