import { showEventTime, zoneName } from "../../../features/events/event-time.ts";
import * as css from "./Events.css.ts";

type EventTimeProps = { readonly event: { readonly eventAt: string; readonly durationInSeconds: number } };

/** When an event is: the day and the time are kept whole, and stand below each other where there is no room. */
export function EventTime({ event }: EventTimeProps) {
  const [day = "", ...time] = showEventTime(event).split(", ");
  return (
    <span title={zoneName(event)}>
      <span className={css.whole}>{`${day},`}</span> <span className={css.whole}>{time.join(", ")}</span>
    </span>
  );
}
