import { formatDuration } from "@cathedra/domain";
import { localDay, showDay } from "../../format/dates.ts";

type Facts = {
  readonly durationLeftInSeconds: number;
  readonly validTo: string;
  readonly expired: boolean;
};

/** What is left of the time of a voucher, and until when it can be used; of one that is over, that nothing can be. */
export function timeLeft({ durationLeftInSeconds, validTo, expired }: Facts, now = Date.now()): string {
  const day = showDay(lastDayOf(validTo));
  if (expired) {
    const wasArchived = Date.parse(validTo) > now;
    return `${wasArchived ? "No longer valid" : `Valid until ${day}`} · none of its time can be used any more`;
  }
  const left = durationLeftInSeconds === 0 ? "No time left" : `${formatDuration(durationLeftInSeconds)} left`;
  return `${left} · until ${day}`;
}

/** The same of several vouchers: whose time each is. */
export function timeLeftOf(
  vouchers: readonly (Facts & { readonly voucherId: number })[],
  now = Date.now(),
): readonly { readonly voucherId: number; readonly text: string }[] {
  return vouchers.map((voucher) => {
    const text = timeLeft(voucher, now);
    const { voucherId } = voucher;
    return { voucherId, text: vouchers.length === 1 ? text : `Voucher ${voucherId}: ${text}` };
  });
}

/** The last day, on the browser's calendar, on which something is valid that ends at this instant. */
export function lastDayOf(validTo: string): string {
  return localDay(new Date(Date.parse(validTo) - 1));
}
