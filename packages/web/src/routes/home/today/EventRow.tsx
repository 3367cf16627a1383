import { instant } from "@cathedra/domain";
import { eventNow, isMachineStatus, minutesLeftNow } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Link } from "@cathedra/ui-kit/Link";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EventRow_event$key } from "../../../__generated__/EventRow_event.graphql.ts";
import { showEventTime } from "../../../features/events/event-time.ts";
import { listedEvent } from "../../../features/events/listed-event.ts";
import { useTimeDependent } from "../../../features/poll/use-time-dependent.ts";
import * as css from "./TodaySection.css.ts";
import { timeUntil } from "./time-until.ts";

/**
 * An event: the time until it begins or ends, a link to its room or to the page on which people wait, and Join as soon as that is
 * possible.
 */
export function EventRow({ event: key }: { readonly event: EventRow_event$key }) {
  const nameId = useId();
  const event = useFragment(
    graphql`
      fragment EventRow_event on EventResourceAccessVoucher {
        id
        name
        eventAt
        durationInSeconds
        archivedAt
        hasStarted
        vm {
          id
          status
          session_ends_at
        }
      }
    `,
    key,
  );
  const life = { ...listedEvent(event), hasStarted: event.hasStarted };
  const status = event.vm?.status;
  const machine = status !== undefined && isMachineStatus(status) ? status : null;
  const endsAt = event.vm?.session_ends_at ?? null;
  const { said, isLate, isJoinOffered, minutes } = useTimeDependent((now) => {
    const { starts, status: standing, changesAt, ...near } = eventNow(life, machine, now);
    const far = timeUntil(life.eventAt, now);
    const left =
      machine === "started" && endsAt !== null ? minutesLeftNow(instant(Date.parse(endsAt)), now) : null;
    const turns = [changesAt, far.changesAt, left?.changesAt ?? null].filter((at) => at !== null);
    return {
      ...near,
      said: starts ?? standing ?? far.words,
      minutes: left?.minutes ?? null,
      changesAt: turns.length === 0 ? null : turns.reduce((one, other) => (one < other ? one : other)),
    };
  });
  const room = `/cloud-event/${event.id}`;
  const words = [said, minutes === null ? null : cloudSessionTexts.minutesLeft(minutes)].filter(Boolean);
  return (
    <li className={css.row}>
      <div className={css.textBlock}>
        <span className={isLate ? css.late : css.soon}>{words.join(" · ")}</span>
        <span className={css.name} id={nameId}>
          <Link href={room} variant="alone">
            {event.name}
          </Link>
        </span>
        <Text size="small" tone="muted" figures="tabular">
          {showEventTime(event)}
        </Text>
      </div>
      {isJoinOffered && (
        <LinkButton href={room} size="small" variant="primary" aria-describedby={nameId}>
          {cloudSessionTexts.join}
        </LinkButton>
      )}
    </li>
  );
}
