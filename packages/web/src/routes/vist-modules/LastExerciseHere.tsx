import { simulatorTexts } from "@cathedra/domain/messages";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Heading } from "@cathedra/ui-kit/Heading";
import { Stack } from "@cathedra/ui-kit/Stack";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { LastExerciseHere_courses$key } from "../../__generated__/LastExerciseHere_courses.graphql.ts";
import { CaseLink } from "./CaseLink.tsx";
import { sortCases } from "./sorting.ts";

const shown = 3;

type LastHereProps = { readonly courses: LastExerciseHere_courses$key; readonly serviceTag: string };

/** The viewer's last exercise on this simulator, with a button to run it again; nothing if there is none. */
export function LastExerciseHere({ courses: key, serviceTag }: LastHereProps) {
  const headingId = useId();
  const courses = useFragment(
    graphql`
      fragment LastExerciseHere_courses on VistCourse @relay(plural: true) {
        simulations {
          id
          name
          isCaseCreator
          lastRun {
            activityStart
            serviceTag
          }
          ...CaseLink_case
        }
      }
    `,
    key,
  );
  const here = courses
    .flatMap(({ simulations }) => simulations)
    .filter(({ lastRun, isCaseCreator }) => lastRun?.serviceTag === serviceTag && !isCaseCreator);
  if (here.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} id={headingId}>
          {simulatorTexts.lastRunHere}
        </Heading>
        <Grid columns={3} gap={4}>
          {sortCases(here, "recent")
            .slice(0, shown)
            .map((each) => (
              <CaseLink key={each.id} of={each} />
            ))}
        </Grid>
      </Stack>
    </section>
  );
}
