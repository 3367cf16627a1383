import { eventNow, type MachineStatus, type StartedEvent } from "@cathedra/domain/cloud";
import { cloudSessionTexts } from "@cathedra/domain/messages";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { VisuallyHidden } from "@cathedra/ui-kit/VisuallyHidden";
import { useId } from "react";
import { useTimeDependent } from "../poll/use-time-dependent.ts";
import * as css from "./EventCard.css.ts";

export type ComingUpProps = {
  readonly id: number;
  readonly name: string;
  readonly life: StartedEvent;
  readonly status: MachineStatus | null;
};

/** How soon an event begins or how late it is, minute by minute, and the way in as soon as there is one; nothing where it is far. */
export function ComingUp({ id, name, life, status }: ComingUpProps) {
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
