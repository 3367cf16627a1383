import { TimeStrip, TimeStripBar } from "@cathedra/ui-kit/TimeStrip";
import { showMoment } from "../../../format/dates.ts";
import { getHint, getStrip, getStyle, hourMs, legendOf, type Span } from "./status-strip.ts";

export type LastHourProps = {
  readonly machine: { readonly name: string; readonly last_hour: readonly Span[] };
  /** When the machines were read, in epoch milliseconds. */
  readonly readAt: number;
  /** Whether the machines could not be refreshed, so that the strip is outdated. */
  readonly isOld: boolean;
};

/** The statuses of a machine in the last hour, with a legend. Rendered again with every refresh. */
export function LastHour({ machine: { name, last_hour }, readAt, isOld }: LastHourProps) {
  const parts = getStrip(last_hour, readAt);
  const begin = parts[0]?.from ?? readAt;
  const isShort = begin > readAt - hourMs;
  const whole = isOld ? `${name} in the hour before ${showMoment(readAt)}` : `The last hour of ${name}`;
  return (
    <TimeStrip
      label={isShort ? `${name} since ${showMoment(begin)}` : whole}
      parts={getParts(parts)}
      legend={legendOf(parts)}
      from={isShort || isOld ? showMoment(begin) : "an hour ago"}
      to={isOld ? showMoment(readAt) : "now"}
    />
  );
}

/** The bar of a machine's last hour within a row; screen readers get its meaning as text. */
export function LastHourBar({ machine: { last_hour }, readAt }: Omit<LastHourProps, "isOld">) {
  const parts = getStrip(last_hour, readAt);
  const words = legendOf(parts).map(({ label }) => label);
  return parts.length > 0 && <TimeStripBar label={words.join(", ")} parts={getParts(parts)} />;
}

function getParts(parts: ReturnType<typeof getStrip>) {
  return parts.map((part) => ({
    key: part.key,
    ...getStyle(part.status),
    share: part.to - part.from,
    hint: getHint(part),
  }));
}
