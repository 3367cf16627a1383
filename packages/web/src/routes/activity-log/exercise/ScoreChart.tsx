import { seriesTexts } from "@cathedra/domain/messages";
import {
  type Attempt,
  learningSteps,
  lossSteps,
  type ProficiencyPhase,
  type ProficiencyRule,
} from "@cathedra/domain/results";
import { AttemptChart, type PointKind } from "@cathedra/ui-kit/AttemptChart";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { showMoment } from "../../../format/dates.ts";

export type ScoredAttempt = Attempt & {
  readonly kind: PointKind;
  readonly step: {
    readonly phase: string;
    readonly score?: number | null | undefined;
    readonly hasReachedLimit: boolean;
  };
};

export type ScoreChartProps = {
  readonly phase: ProficiencyPhase;
  readonly rule: ProficiencyRule;
  readonly attempts: readonly ScoredAttempt[];
};

const texts = {
  learning: { label: seriesTexts.learning, help: seriesTexts.learningHelp, end: seriesTexts.reached },
  proficient: { label: seriesTexts.keeping, help: seriesTexts.keepingHelp, end: seriesTexts.lost },
} as const;

/**
 * A chart of the scores of one phase, with the limit of the rule: the learning phase, or the phase in which the skill is kept.
 */
export function ScoreChart({ phase, rule, attempts }: ScoreChartProps) {
  const { limit, unit } = phase === "learning" ? learningSteps(rule) : lossSteps(rule);
  const { label, help, end } = texts[phase];
  return (
    <Stack gap={1}>
      <AttemptChart
        label={label}
        points={attempts.flatMap((attempt, index) => {
          const { step } = attempt;
          if (step.phase !== phase) return [];
          const score = step.score ?? null;
          const before = attempts[index - 1]?.step;
          return [
            {
              id: attempt.id,
              label: showMoment(attempt.startedAt),
              stretch: attempt.version,
              href: `/activity-log/vist-activity/${attempt.id}`,
              value: score,
              valueText: score === null ? seriesTexts.notCounted : score.toFixed(2),
              kind: attempt.kind,
              // No line is drawn from the attempt before it when an attempt of the other phase is between them.
              isStart: before !== undefined && (before.phase !== phase || before.hasReachedLimit),
              ...(step.hasReachedLimit ? { note: end } : {}),
            },
          ];
        })}
        kinds={seriesTexts.kinds}
        heads={seriesTexts.scoreHeads}
        format={String}
        target={{ value: limit / unit, text: seriesTexts.limit(limit / unit) }}
        tableLabel={seriesTexts.table}
      />
      <Text size="small" tone="muted">
        {help}
      </Text>
    </Stack>
  );
}
