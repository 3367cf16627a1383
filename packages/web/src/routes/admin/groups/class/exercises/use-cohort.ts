import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useCohort_progress$key } from "../../../../../__generated__/useCohort_progress.graphql.ts";
import { toCohortPerson } from "./cohort-people.ts";

/** The table of a cohort: its exercises, and its people with the values that are computed from their figures. */
export function useCohort(key: useCohort_progress$key) {
  const { customerGroup, rule, passesNeeded, exercises, people, totalCount } = useFragment(
    graphql`
      fragment useCohort_progress on CohortProgress {
        customerGroup {
          id
          name
          customer {
            id
            name
          }
          viewerCanReadPeople
        }
        rule {
          ...RuleExplanation_rule
        }
        passesNeeded
        totalCount
        exercises {
          exerciseKey
          exerciseName
          moduleCode
          moduleName
        }
        people {
          person {
            keycloak_id
            first_name
            last_name
          }
          email
          standings
          attempts
          best
          met
          passesLeft
          proficientSince
          lostSince
          lastRunAt
        }
      }
    `,
    key,
  );
  const listed = useMemo(() => people.map(toCohortPerson), [people]);
  return { group: customerGroup, rule, passesNeeded, exercises, people: listed, totalCount };
}
