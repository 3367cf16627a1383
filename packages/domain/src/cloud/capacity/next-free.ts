import { type Instant, instant } from "../../time.ts";
import { eventGraceSeconds, startLeadSeconds } from "../events/event-times.ts";
import { fullTimes, type Hold } from "./reservations.ts";

/** Offered starts lie on quarters of an hour, which are such in every time zone. */
const step = 900_000;

/**
 * The next starts from `from` on at which an event of this duration fits; none for an empty fleet. It jumps from one full time
 * to the next, so that it passes the reservations once, however far away the next free time is.
 */
export function nextFreeStarts(
  {
    durationInSeconds,
    from,
    fleet,
  }: { readonly durationInSeconds: number; readonly from: Instant; readonly fleet: number },
  holds: readonly Hold[],
  count = 3,
): readonly Instant[] {
  if (fleet <= 0) return [];
  const lead = startLeadSeconds * 1000;
  const rest = (durationInSeconds + eventGraceSeconds) * 1000;
  const starts: Instant[] = [];
  let start = onStep(from);
  for (const { opensAt, closesAt } of fullTimes(holds, fleet)) {
    while (starts.length < count && start + rest <= opensAt) {
      starts.push(start);
      start = instant(start + step);
    }
    if (starts.length === count) return starts;
    if (start - lead < closesAt) start = onStep(instant(closesAt + lead));
  }
  while (starts.length < count) {
    starts.push(start);
    start = instant(start + step);
  }
  return starts;
}

function onStep(at: Instant): Instant {
  return instant(Math.ceil(at / step) * step);
}
