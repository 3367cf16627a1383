import type { Instant } from "@cathedra/domain";
import {
  type EventBadge,
  eventBadge,
  eventNow,
  isMachineStatus,
  type MachineStatus,
  type StartedEvent,
} from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { Badge, type BadgeProps } from "@cathedra/ui-kit/Badge";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EventCard_event$key } from "../../__generated__/EventCard_event.graphql.ts";
import { useTimeDependent } from "../poll/use-time-dependent.ts";
import * as css from "./EventCard.css.ts";
import { showEventTime } from "./event-time.ts";
import { listedEvent } from "./listed-event.ts";

export type EventCardProps = {
  readonly event: EventCard_event$key;
  readonly now: Instant;
  readonly onOpen: (id: number) => void;
  /** Whether the page already says above when it begins and offers to join it. */
  readonly isShownAbove: boolean;
};

/** A summary of an event; pressing it opens all details (3.003, 3.010). */
export function EventCard({ event: key, now, onOpen, isShownAbove }: EventCardProps) {
  const event = useFragment(
    graphql`
      fragment EventCard_event on EventResourceAccessVoucher {
        id
        name
        eventAt
        durationInSeconds
        archivedAt
        hasStarted
        learningSpace {
          id
          name
        }
        vm {
          id
          status
        }
      }
    `,
    key,
  );
  const life = listedEvent(event);
  const status = getStatus(event.vm);
  const badge = eventBadge(life, status, now);
  return (
    <div className={css.card}>
      <button
        type="button"
        className={css.coveringLink}
        aria-haspopup="dialog"
        onClick={() => onOpen(event.id)}
      >
        <span className={css.name}>{event.name}</span>
        <span className={css.time}>{showEventTime(event)}</span>
        <span className={css.quiet}>{event.learningSpace.name}</span>
        {badge !== null && (
          <span className={css.badge}>
            <Badge tone={tones[badge]}>{badge}</Badge>
          </span>
        )}
      </button>
      {!isShownAbove && (
        <ComingUp
          id={event.id}
          name={event.name}
          life={{ ...life, hasStarted: event.hasStarted }}
          status={status}
        />
      )}
    </div>
  );
}

const tones: Readonly<Record<EventBadge, NonNullable<BadgeProps["tone"]>>> = {
  Ended: "neutral",
  Starting: "info",
  "In progress": "success",
  Cancelled: "warning",
};

function getStatus(machine: { readonly status: string } | null | undefined): MachineStatus | null {
  return machine != null && isMachineStatus(machine.status) ? machine.status : null;
}

type ComingUpProps = {
  readonly id: number;
  readonly name: string;
  readonly life: StartedEvent;
  readonly status: MachineStatus | null;
};

/**
 * The time until the event begins or by which it is late, updated every minute, and the link as soon as there is one; nothing
 * if the event is far away.
 */
function ComingUp({ id, name, life, status }: ComingUpProps) {
  const nameId = useId();
  const { starts, isLate, isJoinOffered } = useTimeDependent((now) => eventNow(life, status, now));
  if (starts === null && !isJoinOffered) return null;
  return (
    <div className={css.comingUp}>
      <span className={isLate ? css.late : css.starts}>{starts}</span>
      {isJoinOffered && (
        <>
          <LinkButton href={`/cloud-event/${id}`} variant="primary" size="small" aria-describedby={nameId}>
            {cloudSessionTexts.join}
          </LinkButton>
          <VisuallyHidden>
            <span id={nameId}>{name}</span>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}
