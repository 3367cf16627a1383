import { formatDuration } from "@cathedra/domain";
import { localDay, showDay } from "../../format/dates.ts";

type Facts = {
  readonly durationLeftInSeconds: number;
  readonly validTo: string;
  readonly expired: boolean;
};

/** What is left of the time of a voucher, and until when it can be used. */
export function timeLeft({ durationLeftInSeconds, validTo, expired }: Facts): string {
  const left = durationLeftInSeconds === 0 ? "No time left" : `${formatDuration(durationLeftInSeconds)} left`;
  return expired ? left : `${left} · until ${showDay(lastDayOf(validTo))}`;
}

/** The last day, on the browser's calendar, on which something is valid that ends at this instant. */
export function lastDayOf(validTo: string): string {
  return localDay(new Date(Date.parse(validTo) - 1));
}
