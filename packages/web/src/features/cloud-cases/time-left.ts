import { formatDuration } from "@cathedra/domain";
import { voucherName } from "@cathedra/domain/cloud";
import { getLastDay, showDay } from "../../format/dates.ts";

type Facts = {
  readonly durationLeftInSeconds: number;
  readonly validTo: string;
  readonly expired: boolean;
};

/** The remaining time of a voucher and until when it can be used; for an expired voucher, that it can no longer be used. */
export function timeLeft({ durationLeftInSeconds, validTo, expired }: Facts, now = Date.now()): string {
  const day = showDay(getLastDay(validTo));
  if (expired) {
    const wasArchived = Date.parse(validTo) > now;
    return `${wasArchived ? "No longer valid" : `Valid until ${day}`} · none of its time can be used`;
  }
  const left = durationLeftInSeconds === 0 ? "No time left" : `${formatDuration(durationLeftInSeconds)} left`;
  return `${left} · until ${day}`;
}

/** The facts by which a voucher is named to the person. */
type Called = { readonly voucherId: number; readonly name: string | null | undefined };

type Whole = Facts &
  Called & {
    readonly modules: readonly { readonly cases: readonly unknown[] }[];
  };

/** The remaining time of each voucher, listed once, because all its cases share it. */
export function getTimes(
  vouchers: readonly Whole[],
  now = Date.now(),
): readonly { readonly voucherId: number; readonly text: string }[] {
  return vouchers
    .filter(({ expired }) => !expired)
    .map((voucher) => {
      const { voucherId, modules } = voucher;
      const cases = modules.reduce((sum, module) => sum + module.cases.length, 0);
      const shared = cases === 1 ? "" : ` · for all its ${cases} cases together`;
      return { voucherId, text: `${getName(voucher)}: ${timeLeft(voucher, now)}${shared}` };
    });
}

/** The vouchers of a case, if there are several to choose from; null for a single one. */
export function vouchersOfCase(vouchers: readonly Called[]): string | null {
  return vouchers.length === 0 ? null : vouchers.map(getName).join(", ");
}

/** The name of one of the person's vouchers, or its number if it has no name. */
export function getName({ voucherId, name }: Called): string {
  return voucherName({ id: voucherId, name });
}
