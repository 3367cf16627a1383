import { proficiencyTexts, progressPageTexts, progressTexts } from "@cathedra/domain/messages";
import { proficiencyStatuses } from "@cathedra/domain/results";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Select } from "@cathedra/ui-kit/Select";
import { Stack } from "@cathedra/ui-kit/Stack";
import { StackedBar } from "@cathedra/ui-kit/StackedBar";
import { useCallback, useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type {
  Exercises_progress$data,
  Exercises_progress$key,
} from "../../__generated__/Exercises_progress.graphql.ts";
import { exerciseHref } from "../../features/progress/exercise-href.ts";
import { DataTable } from "../../features/table-page/DataTable.tsx";
import { TableActions } from "../../features/table-page/TableActions.tsx";
import { TableBar } from "../../features/table-page/TableBar.tsx";
import { TableSection } from "../../features/table-page/TableSection.tsx";
import { useTableAddress } from "../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../features/table-page/use-table-settings.ts";
import { type ExerciseRow, exerciseColumns } from "./exercise-columns.tsx";
import { exerciseView, getExercises, getSort, sortFrom } from "./exercise-view.ts";

/** The exercises by the person's standing: all of them are loaded, so they are searched and sorted in the browser. */
export function Exercises({ progress: key }: { readonly progress: Exercises_progress$key }) {
  const { person, isOwn, rules, exercises } = useFragment(
    graphql`
      fragment Exercises_progress on PersonProgress {
        person {
          keycloak_id
        }
        isOwn
        rules {
          institutionId
          institutionName
        }
        exercises {
          exerciseKey
          exerciseName
          # The totals of the logbook read it of the same records.
          moduleCode
          moduleName
          institutionId
          standing
          attempts
          best
          last
          lastRunAt
          passesLeft
          passesNeeded
          proficientSince
          lostSince
          passes
        }
      }
    `,
    key,
  );
  const { view, show } = useTableAddress(exerciseView);
  const [settings, setSettings] = useTableSettings("progress");
  const rows = useMemo(() => exercises.map((exercise) => toRow(exercise, rules)), [exercises, rules]);
  const columns = useMemo(() => exerciseColumns(rules.length > 1), [rules.length]);
  const shown = getExercises(rows, view);
  const uid = isOwn ? undefined : person.keycloak_id;
  const getHref = useCallback(({ exerciseKey }: ExerciseRow) => exerciseHref(exerciseKey, uid), [uid]);
  return (
    <Stack gap={4}>
      <TableSection title="Exercises" count={shown.length} one="exercise">
        <Stack gap={4}>
          <StackedBar label={`Status of ${rows.length} exercises`} parts={getParts(rows)} />
          <TableBar
            search={{
              label: "Search exercises",
              value: view.search,
              onSearch: (search) => show({ ...view, search }),
            }}
            acts={
              <TableActions
                name="progress"
                columns={columns}
                settings={settings}
                setSettings={setSettings}
                read={() => Promise.resolve(shown)}
              />
            }
          >
            <Select
              label="Standing"
              options={proficiencyStatuses.map((value) => ({ value, label: progressTexts.statuses[value] }))}
              emptyLabel="All"
              value={view.show}
              onChange={(value) =>
                show({ ...view, show: proficiencyStatuses.find((each) => each === value) ?? null })
              }
            />
          </TableBar>
          <Card padding="none">
            <DataTable
              label="Exercises"
              columns={columns}
              settings={settings}
              rows={shown}
              rowId={getId}
              rowHref={getHref}
              sort={getSort(view)}
              onSortChange={(sort) => show({ ...view, sort: sortFrom(sort) })}
              empty={
                <EmptyState action={<LinkButton href="?">Show all</LinkButton>}>
                  {progressPageTexts.noneMatch}
                </EmptyState>
              }
            />
          </Card>
        </Stack>
      </TableSection>
    </Stack>
  );
}

const getId = ({ exerciseKey, institution }: ExerciseRow) => `${exerciseKey} ${institution}`;

function getParts(rows: readonly ExerciseRow[]) {
  return proficiencyStatuses.map((standing) => {
    const value = rows.filter((row) => row.standing === standing).length;
    return { id: standing, label: progressTexts.statuses[standing], value, text: String(value) };
  });
}

type AnsweredRow = Omit<
  ExerciseRow,
  "best" | "last" | "proficientSince" | "lostSince" | "passes" | "institution"
> & {
  readonly institutionId?: number | null | undefined;
  readonly best?: number | null | undefined;
  readonly last?: number | null | undefined;
  readonly proficientSince?: string | null | undefined;
  readonly lostSince?: string | null | undefined;
  readonly passes: readonly (boolean | null | undefined)[];
};
type Institutions = Exercises_progress$data["rules"];

function toRow(
  {
    institutionId,
    best = null,
    last = null,
    proficientSince = null,
    lostSince = null,
    passes,
    ...row
  }: AnsweredRow,
  institutions: Institutions,
): ExerciseRow {
  const found = institutions.find((each) => each.institutionId === institutionId);
  return {
    ...row,
    institution: found?.institutionName ?? proficiencyTexts.withoutInstitution,
    best,
    last,
    proficientSince,
    lostSince,
    passes: passes.map((each) => each ?? null),
  };
}
