import { type Instant, instant } from "@cathedra/domain";
import type { Attempt, RunOutcome } from "@cathedra/domain/results";
import type { PointKind } from "@cathedra/ui-kit/AttemptChart";

type Answered = {
  readonly id: string;
  readonly activityStart: string;
  readonly moduleVersion: string;
  readonly outcome: RunOutcome;
  readonly outcomeText: string;
  readonly isMet?: boolean | null | undefined;
};

/** The attempts of the contract as the rules have them. */
export function attemptsOf(
  attempts: readonly Answered[],
): readonly (Attempt & Pick<Answered, "outcome" | "outcomeText">)[] {
  return attempts.map(({ id, activityStart, moduleVersion, isMet, outcome, outcomeText }) => ({
    id,
    startedAt: at(activityStart),
    version: moduleVersion,
    isMet: isMet ?? null,
    outcome,
    outcomeText,
  }));
}

function at(text: string): Instant {
  return instant(Date.parse(text));
}

/** The sign of an attempt. */
export function kindOf({ outcome }: Pick<Answered, "outcome">): PointKind {
  if (outcome === "endedEarly") return "early";
  if (outcome === "met") return "met";
  return outcome === "notMet" ? "not_met" : "plain";
}
