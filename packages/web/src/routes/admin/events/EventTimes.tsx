import type { Instant } from "@cathedra/domain";
import { eventLimits, readEventTimes } from "@cathedra/domain/cloud";
import { cloudEventTexts } from "@cathedra/domain/messages";
import { DatePicker } from "@cathedra/ui-kit/DatePicker";
import { Grid } from "@cathedra/ui-kit/Grid";
import { NumberField } from "@cathedra/ui-kit/NumberField";
import { RadioGroup } from "@cathedra/ui-kit/RadioGroup";
import { Text } from "@cathedra/ui-kit/Text";
import { TimeField } from "@cathedra/ui-kit/TimeField";
import { showEventTime, zoneName } from "../../../features/events/event-time.ts";
import { localDay } from "../../../format/dates.ts";
import { type EditedEvent, type EventForm, getEventAt, getPlace, isSkipped } from "./event-form.ts";
import { FreeSimulators } from "./FreeSimulators.tsx";
import type { Availability, EnteredTime } from "./use-availability.ts";

export type EventTimesProps = {
  readonly form: EventForm;
  readonly edited: EditedEvent | null;
  readonly enteredTime: EnteredTime | null;
  readonly availability: Availability;
  /** The errors of the chosen day and time, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether the server has refused this time because no simulator is free. */
  readonly isRefused: boolean;
  readonly onRetry: () => void;
  readonly onChange: (part: Partial<EventForm>) => void;
};

const hours = Array.from({ length: eventLimits.hours.max }, (_, at) => {
  const count = at + eventLimits.hours.min;
  return { value: String(count), label: `${count} h` };
});

/** The fields for the event's time, duration and number of people, and whether a simulator is free (3.044, 3.045). */
export function EventTimes(props: EventTimesProps) {
  const { form, edited, errors, onChange } = props;
  if (edited?.hasStarted === true)
    return (
      <Text>{`${showEventTime(edited)} · ${zoneName(edited)}. It has started and cannot be moved.`}</Text>
    );
  return (
    <>
      <Grid columns={2} gap={5}>
        <DatePicker
          label="Date"
          isRequired
          minValue={edited === null ? localDay() : undefined}
          value={form.day}
          errorMessage={errors.eventAt}
          onChange={(day) => onChange({ day })}
        />
        <TimeField
          label="Time"
          isRequired
          value={form.time}
          errorMessage={isSkipped(form) ? cloudEventTexts.skippedTime : errors.time}
          onChange={(time) => onChange({ time })}
        />
        {edited === null && (
          <>
            <RadioGroup
              label="Duration"
              name="durationInSeconds"
              layout="segmented"
              options={hours}
              value={String(form.hours)}
              onChange={(count) => onChange({ hours: Number(count) })}
            />
            <NumberField
              label="Maximum users"
              name="maxUses"
              isRequired
              maxDecimals={0}
              description={`Up to ${eventLimits.users.max} people can join with the link.`}
              value={form.maxUses}
              onChange={(maxUses) => onChange({ maxUses })}
            />
          </>
        )}
      </Grid>
      <FreeSimulators
        enteredTime={props.enteredTime}
        availability={props.availability}
        isRefused={props.isRefused}
        onRetry={props.onRetry}
        onTake={(eventAt) => onChange(getPlace(eventAt))}
      />
    </>
  );
}

/** The query about the time in the form; null if the time is incomplete, in the past or fixed. */
export function getEnteredTime(
  form: EventForm,
  edited: EditedEvent | null,
  now: Instant,
): EnteredTime | null {
  const { customerId } = form;
  const eventAt = getEventAt(form, edited);
  const durationInSeconds = Math.round(form.hours * 3600);
  if (customerId === null || eventAt === null || isSkipped(form) || edited?.hasStarted === true) return null;
  if (!readEventTimes({ eventAt, durationInSeconds }, now).ok) return null;
  return { customerId, eventAt, durationInSeconds, voucherId: edited?.id ?? null };
}
