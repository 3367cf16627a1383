import { seriesTexts } from "@cathedra/domain/messages";
import { learningCurve, learningCurveParameters } from "@cathedra/domain/results";
import { AttemptChart } from "@cathedra/ui-kit/AttemptChart";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { LearningCurve_series$key } from "../../../__generated__/LearningCurve_series.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { pointOf } from "../attempts/chart-of.ts";
import { attemptsOf, kindOf } from "./attempts-of.ts";

/** Whether somebody has learnt an exercise, by LC-CUSUM, with its parameters and what it means. */
export function LearningCurve({ series }: { readonly series: LearningCurve_series$key }) {
  const { attempts } = useFragment(
    graphql`
      fragment LearningCurve_series on ExerciseSeries {
        attempts {
          id
          activityStart
          moduleVersion
          isCompleted
          isMet
          outcome
          outcomeText
        }
      }
    `,
    series,
  );
  const made = attemptsOf(attempts);
  const { points, reachedAt } = learningCurve(made);
  const { limit } = learningCurveParameters;
  const scores = new Map(points.map(({ id, score }) => [id, score]));
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>{seriesTexts.curve}</Heading>
        <Text>
          {reachedAt === null ? seriesTexts.curveNotReached : seriesTexts.curveReached(showMoment(reachedAt))}
        </Text>
        <AttemptChart
          label="Score over the attempts"
          points={attempts.map((attempt, index) => {
            const score = scores.get(attempt.id) ?? null;
            const one = made[index];
            return {
              ...pointOf(attempt),
              value: score,
              valueText: score === null ? "Not counted" : score.toFixed(2),
              kind: one === undefined ? "plain" : kindOf(one),
            };
          })}
          kinds={seriesTexts.kinds}
          heads={["Attempt", "Version", "Score", "Result"]}
          format={String}
          target={{ value: limit, text: seriesTexts.curveLimit(limit) }}
          tableLabel={seriesTexts.table}
        />
        <Text size="small" tone="muted">
          {seriesTexts.curveMeaning()}
        </Text>
      </Stack>
    </Card>
  );
}
