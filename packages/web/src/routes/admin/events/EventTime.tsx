import { showEventTime, zoneName } from "../../../features/events/event-time.ts";
import * as css from "./Events.css.ts";

type EventTimeProps = { readonly event: { readonly eventAt: string; readonly durationInSeconds: number } };

/** The time of an event: day and time do not wrap, and are stacked where there is little space. */
export function EventTime({ event }: EventTimeProps) {
  const [day = "", ...time] = showEventTime(event).split(", ");
  return (
    <span title={zoneName(event)}>
      <span className={css.whole}>{`${day},`}</span> <span className={css.whole}>{time.join(", ")}</span>
    </span>
  );
}
