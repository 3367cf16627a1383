import { eventNow, isMachineStatus, type StartedEvent } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Text } from "@cathedra/ui-kit/Text";
import { useId } from "react";
import { showEventTime } from "../../../features/events/event-time.ts";
import { useTimeDependent } from "../../../features/poll/use-time-dependent.ts";
import * as css from "./ContinueCard.css.ts";
import { timeUntil } from "./time-until.ts";

export type NextEventProps = {
  readonly life: StartedEvent & { readonly id: number };
  readonly name: string;
  readonly status: string | null;
};

/** The next event, how soon it is, and the way in as soon as there is one. */
export function NextEvent({ life, name, status }: NextEventProps) {
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
