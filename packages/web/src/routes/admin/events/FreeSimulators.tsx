import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useEffect, useRef } from "react";
import { showEventTime, zoneName } from "../../../features/events/event-time.ts";
import * as css from "./Events.css.ts";
import type { Availability, EnteredTime } from "./use-availability.ts";

export type FreeSimulatorsProps = {
  readonly enteredTime: EnteredTime | null;
  readonly availability: Availability;
  /** Whether saving was refused because no simulator is free at this time. */
  readonly isRefused: boolean;
  readonly onRetry: () => void;
  /** Called when the person chooses one of the next free times. */
  readonly onTake: (eventAt: string) => void;
};

/** Whether a simulator is free at the chosen time, and otherwise when the next one is (X64, X65). */
export function FreeSimulators({ isRefused, ...props }: FreeSimulatorsProps) {
  const { enteredTime, availability, onTake } = props;
  const place = useRef<HTMLDivElement>(null);
  // The form is longer than the screen: after sending it, the person is at its end.
  useEffect(() => {
    if (isRefused && availability.status === "ready") place.current?.scrollIntoView({ block: "nearest" });
  }, [isRefused, availability]);
  const take = (eventAt: string) => {
    // The pressed button disappears together with the conflict, so the focus moves.
    place.current?.focus();
    onTake(eventAt);
  };
  return (
    <div ref={place} tabIndex={-1} className={css.simulators}>
      {enteredTime !== null && (
        <Text size="small" tone="muted">
          {`${showEventTime(enteredTime)} · ${zoneName(enteredTime)}`}
        </Text>
      )}
      <Answer {...props} onTake={take} />
    </div>
  );
}

function Answer({ enteredTime, availability, onRetry, onTake }: Omit<FreeSimulatorsProps, "isRefused">) {
  if (enteredTime === null || availability.status === "none")
    return (
      <Text size="small" tone="muted">
        Choose a future time to see how many simulators are free.
      </Text>
    );
  if (availability.status === "loading")
    return (
      <Text size="small" tone="muted">
        Looking for free simulators…
      </Text>
    );
  if (availability.status === "failed")
    return (
      <Inline gap={3}>
        <Text size="small">The free simulators could not be loaded.</Text>
        <Button size="small" onPress={onRetry}>
          Try again
        </Button>
      </Inline>
    );
  const { freeMachines, machines, nextStarts } = availability;
  if (freeMachines > 0)
    return (
      <output>
        <Text as="span" size="small" weight="medium" figures="tabular">
          {`${freeMachines} of ${simulators(machines)} ${freeMachines === 1 ? "is" : "are"} free at this time.`}
        </Text>
      </output>
    );
  if (nextStarts.length === 0)
    return <Banner tone="warning">No simulator is free at this time or in the month after it.</Banner>;
  return (
    <Banner tone="warning">
      <Stack gap={3}>
        <span>No simulator is free at this time. The next free times:</span>
        <Inline gap={2}>
          {nextStarts.map((eventAt) => (
            <Button key={eventAt} size="small" onPress={() => onTake(eventAt)}>
              {showEventTime({ ...enteredTime, eventAt })}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Banner>
  );
}

function simulators(count: number): string {
  return count === 1 ? "1 simulator" : `${count} simulators`;
}
