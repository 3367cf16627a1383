import {
  eventCategory,
  eventNow,
  eventsForHome,
  isMachineStatus,
  type StartedEvent,
} from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Card } from "@cathedra/ui-kit/Card";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ContinueCard_query$key } from "../../../__generated__/ContinueCard_query.graphql.ts";
import { showEventTime } from "../../../features/events/event-time.ts";
import { listedEvent } from "../../../features/events/listed-event.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { useTimeDependent } from "../../../features/poll/use-time-dependent.ts";
import * as css from "./ContinueCard.css.ts";
import { timeUntil } from "./time-until.ts";
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

type NextEventProps = {
  readonly life: StartedEvent & { readonly id: number };
  readonly name: string;
  readonly status: string | null;
};

/** The next event, how soon it is, and the way in as soon as there is one. */
function NextEvent({ life, name, status }: NextEventProps) {
  const nameId = useId();
  const machine = status !== null && isMachineStatus(status) ? status : null;
  const { soon, isJoinOffered } = useTimeDependent((now) => {
    const { starts, status: standing, isJoinOffered: isOffered, changesAt } = eventNow(life, machine, now);
    const far = timeUntil(life.eventAt, now);
    const turns = [changesAt, far.changesAt].filter((at) => at !== null);
    return {
      soon: starts ?? standing ?? far.words,
      isJoinOffered: isOffered,
      changesAt: turns.length === 0 ? null : turns.reduce((one, other) => (one < other ? one : other)),
    };
  });
  const { eventAt, durationInSeconds } = life;
  return (
    <div className={css.event}>
      <div className={css.words}>
        <span className={css.soon}>{soon}</span>
        <span className={css.name} id={nameId}>
          {name}
        </span>
        <Text size="small" tone="muted" figures="tabular">
          {showEventTime({ eventAt: new Date(eventAt).toISOString(), durationInSeconds })}
        </Text>
      </div>
      {isJoinOffered && (
        <LinkButton href={`/cloud-event/${life.id}`} variant="primary" aria-describedby={nameId}>
          {cloudSessionTexts.join}
        </LinkButton>
      )}
    </div>
  );
}
