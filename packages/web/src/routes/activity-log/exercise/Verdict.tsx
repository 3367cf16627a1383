import { type Instant, instant } from "@cathedra/domain";
import { proficiencyTexts, progressTexts, seriesTexts } from "@cathedra/domain/messages";
import {
  type Attempt,
  type ProficiencyPhase,
  proficiencyPhases,
  type RunOutcome,
} from "@cathedra/domain/results";
import type { PointKind } from "@cathedra/ui-kit/AttemptChart";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { PassStrip } from "@cathedra/ui-kit/PassStrip";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { Verdict_attempts$key } from "../../../__generated__/Verdict_attempts.graphql.ts";
import type { Verdict_verdict$key } from "../../../__generated__/Verdict_verdict.graphql.ts";
import { RuleExplanation, useRule } from "../../../features/proficiency-rule/RuleExplanation.tsx";
import { localDay, showDay, showMoment } from "../../../format/dates.ts";
import { ScoreChart } from "./ScoreChart.tsx";

export type VerdictProps = {
  readonly verdict: Verdict_verdict$key;
  readonly attempts: Verdict_attempts$key;
  /** Whether the verdict is one of several, so that it has to show its institution. */
  readonly isOneOfMany: boolean;
};

/** A person's status in an exercise by the rule of an institution, and the effect of each attempt on it. */
export function Verdict({ verdict: verdictKey, attempts: attemptsKey, isOneOfMany }: VerdictProps) {
  const verdict = useFragment(
    graphql`
      fragment Verdict_verdict on ExerciseVerdict {
        institutionName
        rule {
          ...RuleExplanation_rule
        }
        standing
        attempts
        passes
        passesLeft
        proficientSince
        lostSince
        steps {
          id
          phase
          score
          hasReachedLimit
        }
      }
    `,
    verdictKey,
  );
  const { attempts: all } = useFragment(
    graphql`
      fragment Verdict_attempts on ExerciseSeries {
        attempts {
          id
          activityStart
          moduleVersion
          isMet
          outcome
          outcomeText
        }
      }
    `,
    attemptsKey,
  );
  const rule = useRule(verdict.rule);
  const steps = new Map(verdict.steps.map((step) => [step.id, step]));
  const made = getAttempts(all).flatMap((attempt) => {
    const step = steps.get(attempt.id);
    if (step === undefined) return [];
    // A run with an evaluation but without a score does not count, because it was uploaded by hand.
    const isLeftOut = step.score == null && attempt.isMet !== null;
    const kind = isLeftOut ? ("plain" as const) : getKind(attempt);
    const text = isLeftOut ? seriesTexts.byHand : attempt.outcomeText;
    return [{ ...attempt, step, kind, text, isLeftOut }];
  });
  const words = seriesTexts.passes(verdict.passes, verdict.attempts);
  const leftOut = made.filter(({ isLeftOut }) => isLeftOut).length;
  const howFar = progressTexts.howFar({
    ...verdict,
    since: getDay(verdict.proficientSince),
    until: getDay(verdict.lostSince),
  });
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>
          {[progressTexts.statuses[verdict.standing], ...(howFar === "" ? [] : [howFar])].join(", ")}
        </Heading>
        {isOneOfMany && (
          <Text tone="muted">
            {verdict.institutionName == null
              ? proficiencyTexts.withoutInstitution
              : proficiencyTexts.ofInstitution(verdict.institutionName)}
          </Text>
        )}
        <PassStrip
          label={words}
          attempts={made.map((attempt) => ({
            id: attempt.id,
            kind: attempt.kind,
            hint: `${showMoment(attempt.startedAt)}: ${attempt.text}`,
            stretch: attempt.version,
          }))}
        />
        <Text>{`${words}.${leftOut === 0 ? "" : ` ${seriesTexts.leftOut(leftOut)}`}`}</Text>
        {proficiencyPhases.filter(isDrawn(rule.kind, verdict.steps)).map((phase) => (
          <ScoreChart key={phase} phase={phase} rule={rule} attempts={made} />
        ))}
        <RuleExplanation rule={verdict.rule} />
      </Stack>
    </Card>
  );
}

/** Returns a test of whether a phase is drawn as a chart: only scores are, because consecutive passes are shown in the strip. */
function isDrawn(
  kind: string,
  steps: readonly { readonly phase: string; readonly score?: number | null | undefined }[],
) {
  return (phase: ProficiencyPhase) =>
    (phase === "proficient" || kind === "learning_curve") &&
    steps.some((step) => step.phase === phase && step.score != null);
}

function getDay(moment: string | null | undefined): string | null {
  return moment == null ? null : showDay(localDay(new Date(moment)));
}

type Answered = {
  readonly id: string;
  readonly activityStart: string;
  readonly moduleVersion: string;
  readonly outcome: RunOutcome;
  readonly outcomeText: string;
  readonly isMet?: boolean | null | undefined;
};

/** Turns the attempts of the contract into those of the domain's rules. */
function getAttempts(
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

/** The kind of point that marks an attempt. */
function getKind({ outcome }: Pick<Answered, "outcome">): PointKind {
  if (outcome === "endedEarly") return "early";
  if (outcome === "met") return "met";
  return outcome === "notMet" ? "not_met" : "plain";
}
