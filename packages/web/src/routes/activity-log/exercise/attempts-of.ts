import { type Instant, instant } from "@cathedra/domain";
import type { Attempt } from "@cathedra/domain/results";
import type { PointKind } from "@cathedra/ui-kit/AttemptChart";

type Answered = {
  readonly id: string;
  readonly activityStart: string;
  readonly moduleVersion: string;
  readonly isCompleted: boolean;
  readonly isMet?: boolean | null | undefined;
};

/** The attempts of the contract as the rules have them. */
export function attemptsOf(attempts: readonly Answered[]): readonly Attempt[] {
  return attempts.map(({ id, activityStart, moduleVersion, isCompleted, isMet }) => ({
    id,
    startedAt: at(activityStart),
    version: moduleVersion,
    isCompleted,
    isMet: isMet ?? null,
  }));
}

function at(text: string): Instant {
  return instant(Date.parse(text));
}

/** The sign of an attempt. */
export function kindOf({ isCompleted, isMet }: Pick<Attempt, "isCompleted" | "isMet">): PointKind {
  if (!isCompleted) return "early";
  if (isMet === null) return "plain";
  return isMet ? "met" : "not_met";
}
