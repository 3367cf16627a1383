import type { CompletionStatus } from "@cathedra/domain/learning";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { useClass_progress$key } from "../../../../../__generated__/useClass_progress.graphql.ts";
import { toClassPerson } from "./class-people.ts";

/** The table of a class: its courses, and its people with the values that are computed from their figures. */
export function useClass(key: useClass_progress$key) {
  const { customerGroup, courses, people, totalCount, canReadNow, lastReading } = useFragment(
    graphql`
      fragment useClass_progress on ClassProgress {
        customerGroup {
          id
          name
          customer {
            id
            name
          }
          viewerCanReadPeople
        }
        canReadNow
        lastReading {
          id
          state
          ...OperationCard_operation
        }
        totalCount
        courses {
          id
          name
          isUsable
        }
        people {
          person {
            keycloak_id
            first_name
            last_name
            email
          }
          readAt
          readFailure
          statuses
          percentages
          lastActiveOn
          missing
        }
      }
    `,
    key,
  );
  const listed = useMemo(
    () =>
      people.map(({ statuses, ...rest }) =>
        toClassPerson({ ...rest, statuses: statuses as readonly CompletionStatus[] }, courses),
      ),
    [people, courses],
  );
  return { group: customerGroup, courses, people: listed, totalCount, canReadNow, lastReading };
}
