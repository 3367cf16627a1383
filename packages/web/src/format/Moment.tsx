import { showMoment } from "./dates.ts";
import { showFullMoment } from "./full-moment.ts";

/** An instant of the contract as this browser writes it (G.023); the day in words and the zone are in the tooltip. */
export function Moment({ at }: { readonly at: string }) {
  const ms = Date.parse(at);
  return (
    <time dateTime={at} title={showFullMoment(ms)}>
      {showMoment(ms)}
    </time>
  );
}
