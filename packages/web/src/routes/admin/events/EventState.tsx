import { eventNow, getDisplayGroup, isMachineStatus } from "@cathedra/domain/cloud";
import { Badge } from "@cathedra/ui-kit/Badge";
import { Inline } from "@cathedra/ui-kit/Inline";
import { listedEvent } from "../../../features/events/listed-event.ts";
import { useNow } from "../../../features/poll/use-now.ts";
import { getTone } from "../machine-texts.ts";
import { getEventState, type StatedEvent, stateTexts } from "./event-state.ts";

const tones = { ongoing: "success", upcoming: "accent", past: "neutral", archived: "neutral" } as const;

export type EventStateProps = {
  readonly event: StatedEvent & {
    readonly hasStarted: boolean;
    readonly vm: { readonly status: string } | null | undefined;
  };
};

/** The state of an event, and the status of its simulator while it has one. */
export function EventState({ event }: EventStateProps) {
  const now = useNow();
  const state = getEventState(event, now);
  const machine = event.vm?.status ?? "";
  const { starts, isLate } = eventNow(
    { ...listedEvent(event), hasStarted: event.hasStarted },
    isMachineStatus(machine) ? machine : null,
    now,
  );
  return (
    <Inline gap={1}>
      <Badge tone={tones[state]}>{stateTexts[state]}</Badge>
      {isLate && starts !== null && <Badge tone="warning">{starts}</Badge>}
      {event.vm != null && event.vm.status !== "off" && (
        <Badge tone={getTone(event.vm.status)}>{getDisplayGroup(event.vm.status).label}</Badge>
      )}
    </Inline>
  );
}
