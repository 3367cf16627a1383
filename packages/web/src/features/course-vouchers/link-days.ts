import { courseVoucherLimits } from "@cathedra/domain/learning";

/** The possible validities of a link, in days. */
export const linkDays = [1, 7, 14, courseVoucherLimits.days] as const;

const dayMs = 86_400_000;

/**
 * The end of a link that is created now, for the chosen validity; null for the maximum, which the server computes by its own
 * clock.
 */
export function endAfter(days: number, now: number): string | null {
  return days >= courseVoucherLimits.days ? null : new Date(now + days * dayMs).toISOString();
}
