import { simulatorTexts } from "@cathedra/domain/messages";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { Grid } from "@cathedra/ui-kit/Grid";
import { Pencil } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { lazy, type ReactNode, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router";
import type { Simulations_course$key } from "../../../__generated__/Simulations_course.graphql.ts";
import { PortalPage } from "../../../shell/PortalPage.tsx";
import { ListBar } from "../ListBar.tsx";
import { caseSorts, matchesWords, readCaseSort, sortCases } from "../sorting.ts";
import { useListView } from "../use-list-view.ts";
import { CaseCard } from "./CaseCard.tsx";
import { splitSimulations } from "./split-simulations.ts";
import { useStartExercise } from "./use-start-exercise.ts";

const ExerciseDialog = lazy(() =>
  import("./ExerciseDialog.tsx").then(({ ExerciseDialog: dialog }) => ({ default: dialog })),
);

type SimulationsProps = {
  readonly course: Simulations_course$key;
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
  /** The state of the simulator, which is shown above the list. */
  readonly above: ReactNode;
};

/** The exercises of a module, searched and sorted; one of them opens in a dialog (12.003-12.005). */
export function Simulations({ course: key, crumbs, above }: SimulationsProps) {
  const course = useFragment(
    graphql`
      fragment Simulations_course on VistCourse {
        name
        version
        description
        hasCaseCreator
        simulations {
          id
          name
          description
          isCaseCreator
          lastRun {
            activityStart
          }
          ...CaseCard_case
          ...ExerciseDialog_case
          ...useStartExercise_case
        }
      }
    `,
    key,
  );
  const { search, sort, set } = useListView(readCaseSort);
  const { opened, open, close } = useOpenedCase();
  const { name, version, description, simulations } = course;
  const { creator, cases } = splitSimulations(simulations);
  const found = cases.filter((each) => matchesWords(search, [each.name, each.description]));
  const shown = cases.find(({ id }) => id === opened);
  return (
    <PortalPage
      title={simulatorTexts.cases}
      documentTitle={`${simulatorTexts.cases} · ${name}`}
      crumbs={[...crumbs, { label: `${name} ${version}`, href: "" }]}
      explanation={description === "" ? name : `${name}: ${description}`}
      actions={creator === undefined ? undefined : <StartCaseCreator of={creator} />}
    >
      <Stack gap={6}>
        {above}
        <ListBar label="Search cases" search={search} sort={sort} sorts={caseSorts} onChange={set} />
        {opened !== null && shown === undefined && (
          <Banner onDismiss={close}>This module has no such case.</Banner>
        )}
        {found.length === 0 ? (
          <EmptyState>{simulatorTexts.noCaseFound}</EmptyState>
        ) : (
          <Grid columns={3} gap={4}>
            {sortCases(found, sort).map((each) => (
              <CaseCard key={each.id} of={each} onOpen={() => open(each.id)} />
            ))}
          </Grid>
        )}
      </Stack>
      {shown !== undefined && (
        <Suspense>
          <ExerciseDialog key={shown.id} of={shown} onClose={close} />
        </Suspense>
      )}
    </PortalPage>
  );
}

/** A button that starts the editor of cases (12.005). */
function StartCaseCreator({ of }: { readonly of: Parameters<typeof useStartExercise>[0] }) {
  const { start, isPossible } = useStartExercise(of);
  return (
    <Button icon={Pencil} isDisabled={!isPossible} onPress={start}>
      {simulatorTexts.startCaseCreator}
    </Button>
  );
}

/** The exercise whose dialog is open, in the address. */
function useOpenedCase() {
  const [query, setQuery] = useSearchParams();
  const given = query.get("case");
  const set = (id: number | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete("case");
        else next.set("case", String(id));
        return next;
      },
      { replace: id === null, preventScrollReset: true },
    );
  return { opened: given === null ? null : Number(given), open: set, close: () => set(null) };
}
