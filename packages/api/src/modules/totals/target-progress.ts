import type { LocalDate } from "@cathedra/domain";
import { getProgress, type Target } from "@cathedra/domain/logbook";
import type { LogbookTarget, LogbookTargetProgress } from "../../graphql/generated/contract.ts";

/** A target with the count from the database. */
export type CountedTarget = {
  readonly target: LogbookTarget;
  readonly done: number;
  /** The day of the person's first record at the institution. */
  readonly firstDay: LocalDate | null;
};

export function progressTowards(
  { target, done, firstDay }: CountedTarget,
  asOf: LocalDate,
): LogbookTargetProgress {
  const { minimum, span } = target;
  const rule: Pick<Target, "minimum" | "months" | "span"> = { minimum, span, months: target.months ?? null };
  return { target, ...getProgress(rule, done, firstDay, asOf) };
}
