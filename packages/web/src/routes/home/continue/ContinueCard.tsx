import { eventCategory, eventsForHome } from "@cathedra/domain/cloud";
import { Card } from "@cathedra/ui-kit/Card";
import { graphql, useFragment } from "react-relay/hooks";
import type { ContinueCard_query$key } from "../../../__generated__/ContinueCard_query.graphql.ts";
import { listedEvent } from "../../../features/events/listed-event.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import * as css from "./ContinueCard.css.ts";
import { NextEvent } from "./NextEvent.tsx";
import { UnfinishedCourse } from "./UnfinishedCourse.tsx";

/**
 * What somebody goes on with: the course that they were in last, and beside it the next event with how soon it is. One's own case
 * that runs stands above it. Nothing where there is neither.
 */
export function ContinueCard({ query }: { readonly query: ContinueCard_query$key }) {
  const now = useNow();
  const { continueLearning, getEventResourceAccessVouchersAsTrainee: events } = useFragment(
    graphql`
      fragment ContinueCard_query on Query {
        continueLearning {
          course {
            ...UnfinishedCourse_course
          }
        }
        getEventResourceAccessVouchersAsTrainee(limit: 8) {
          id
          name
          eventAt
          durationInSeconds
          archivedAt
          hasStarted
          vm {
            id
            status
          }
        }
      }
    `,
    query,
  );
  const course = continueLearning?.course ?? null;
  const next = eventsForHome(events.map(listedEvent), now).find(
    (event) => eventCategory(event, now) !== "past",
  );
  if (course === null && next === undefined) return null;
  return (
    <Card title={course === null ? "Coming up" : "Continue"} padding="medium">
      <div className={css.both}>
        {course !== null && <UnfinishedCourse course={course} />}
        {next !== undefined && (
          <NextEvent
            life={{ ...next, hasStarted: next.event.hasStarted }}
            name={next.name}
            status={next.event.vm?.status ?? null}
          />
        )}
      </div>
    </Card>
  );
}
