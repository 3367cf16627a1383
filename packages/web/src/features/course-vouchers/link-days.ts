import { courseVoucherLimits } from "@cathedra/domain/learning";

/** The possible validities of a link, in days. */
export const linkDays = [1, 7, 14, courseVoucherLimits.days] as const;

const dayMs = 86_400_000;

/** The end of a link that is made now; null: the latest that there is, by the server's clock. */
export function endAfter(days: number, now: number): string | null {
  return days >= courseVoucherLimits.days ? null : new Date(now + days * dayMs).toISOString();
}
