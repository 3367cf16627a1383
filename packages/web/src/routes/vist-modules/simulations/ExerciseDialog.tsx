import { simulatorTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Play } from "@cathedra/ui-kit/Icon";
import { Link } from "@cathedra/ui-kit/Link";
import { Skeleton } from "@cathedra/ui-kit/Skeleton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { graphql, useFragment } from "react-relay/hooks";
import type { ExerciseDialog_case$key } from "../../../__generated__/ExerciseDialog_case.graphql.ts";
import { exerciseHref } from "../../../features/progress/exercise-href.ts";
import { Section } from "../../../features/section/Section.tsx";
import { useSimulatorRun } from "../../../features/simulator-run/use-simulator-run.ts";
import { LastRun } from "../LastRun.tsx";
import { LicenceNote } from "../LicenceNote.tsx";
import { SimulatorPanel } from "../SimulatorPanel.tsx";
import { ExerciseRequirements } from "./ExerciseRequirements.tsx";
import { useStartExercise } from "./use-start-exercise.ts";

type ExerciseDialogProps = { readonly of: ExerciseDialog_case$key; readonly onClose: () => void };

/**
 * An exercise: its description, the viewer's runs, its benchmarks, and its start; while it is running, its state (12.003,
 * 12.010, 12.011).
 */
export function ExerciseDialog({ of: key, onClose }: ExerciseDialogProps) {
  const of = useFragment(
    graphql`
      fragment ExerciseDialog_case on VistCase {
        id
        name
        description
        exerciseKey
        courseName
        license {
          valid
          expired
          remainingdays
        }
        lastRun {
          id
        }
        ...LastRun_case
        ...useStartExercise_case
      }
    `,
    key,
  );
  const { run } = useSimulatorRun();
  const { start, isPossible } = useStartExercise(of);
  const isLaunched = run.kind === "launched";
  // Exercises can be started even if the licence seems to be missing, because the simulator checks it itself and may have got it
  // after its last report.
  const actions = isLaunched ? undefined : (
    <Button variant="primary" icon={Play} isDisabled={!isPossible} onPress={start}>
      {of.lastRun == null ? simulatorTexts.start : simulatorTexts.startAgain}
    </Button>
  );
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={of.name}
      {...(actions !== undefined && { actions })}
    >
      <Stack gap={5}>
        <SimulatorPanel />
        {isLaunched && run.exerciseId !== of.id && (
          <Text size="small" tone="muted">
            {simulatorTexts.otherRun}
          </Text>
        )}
        <LicenceNote license={of.license} />
        <Stack gap={2}>
          <Text>{of.description}</Text>
          <LastRun of={of} />
          {of.lastRun != null && <Link href={exerciseHref(of.exerciseKey)}>{simulatorTexts.attempts}</Link>}
        </Stack>
        <Section placeholder={<Skeleton kind="rows" rows={4} columns={2} label="Loading the criteria" />}>
          <ExerciseRequirements id={of.id} />
        </Section>
      </Stack>
    </Dialog>
  );
}
