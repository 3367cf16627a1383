import { seriesTexts } from "@cathedra/domain/messages";
import { proficiencyOf, stretches } from "@cathedra/domain/results";
import { Card } from "@cathedra/ui-kit/Card";
import { Heading } from "@cathedra/ui-kit/Heading";
import { PassStrip } from "@cathedra/ui-kit/PassStrip";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { Standing_series$key } from "../../../__generated__/Standing_series.graphql.ts";
import { showMoment } from "../../../format/dates.ts";
import { attemptsOf, kindOf } from "./attempts-of.ts";

/** Passes and failures one after the other, and whether they make somebody proficient. */
export function Standing({ series }: { readonly series: Standing_series$key }) {
  const { attempts } = useFragment(
    graphql`
      fragment Standing_series on ExerciseSeries {
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
    series,
  );
  const made = attemptsOf(attempts);
  const { attempts: counted, passes, passesNow, proficientSince } = proficiencyOf(made);
  const words = seriesTexts.passes(passes, counted, passesNow);
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2}>
          {proficientSince === null
            ? "Not proficient yet"
            : seriesTexts.proficientSince(showMoment(proficientSince))}
        </Heading>
        <PassStrip
          label={words}
          run={passesNow === 0 ? 0 : lengthOfRun((stretches(made).at(-1) ?? []).map(({ isMet }) => isMet))}
          attempts={made.map((attempt) => ({
            id: attempt.id,
            kind: kindOf(attempt),
            hint: `${showMoment(attempt.startedAt)}: ${attempt.outcomeText}`,
            stretch: attempt.version,
          }))}
        />
        <Text>{`${words}.`}</Text>
        <Text size="small" tone="muted">
          {seriesTexts.rule}
        </Text>
      </Stack>
    </Card>
  );
}

/** How many of the last attempts of a version belong to the run: those without a result between its passes too. */
function lengthOfRun(passed: readonly (boolean | null)[]): number {
  const failed = passed.lastIndexOf(false);
  return passed.length - failed - 1;
}
