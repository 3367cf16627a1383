import { progressTexts } from "@cathedra/domain/messages";
import { standings } from "@cathedra/domain/results";
import { Button } from "@cathedra/ui-kit/Button";
import { Card } from "@cathedra/ui-kit/Card";
import { EmptyState } from "@cathedra/ui-kit/EmptyState";
import { LinkButton } from "@cathedra/ui-kit/LinkButton";
import { Matrix } from "@cathedra/ui-kit/Matrix";
import { ShareMark } from "@cathedra/ui-kit/ShareMark";
import { Stack } from "@cathedra/ui-kit/Stack";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { type ReactNode, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { progressHref } from "../../../../../features/progress/exercise-href.ts";
import { badgeStateOfStatus } from "../../../../../features/progress/proficiency-badge-state.ts";
import { shownColumns, type TableSettings } from "../../../../../features/table-page/columns.ts";
import { TableActs } from "../../../../../features/table-page/TableActs.tsx";
import { TableBar } from "../../../../../features/table-page/TableBar.tsx";
import { TableSection } from "../../../../../features/table-page/TableSection.tsx";
import { useOpened } from "../../../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../../../features/table-page/use-table-address.ts";
import { useTableSettings } from "../../../../../features/table-page/use-table-settings.ts";
import { Attempts } from "./Attempts.tsx";
import * as css from "./Cohort.css.ts";
import { ExerciseFilter, FigureChoice, ModuleFilter, StandingFilter } from "./CohortFilters.tsx";
import { CohortList } from "./CohortList.tsx";
import { attemptsOf, type CohortColumn, cohortColumns } from "./cohort-columns.tsx";
import type { CohortExercise, CohortPerson } from "./cohort-people.ts";
import { type CohortView, cohortView, exercisesOf, peopleOf, sortFrom, sortOf } from "./cohort-view.ts";

/** How many rows are shown at first, and added by each "Show more". */
const pageSize = 100;

const idOf = ({ id }: CohortPerson) => id;

const hrefOfPerson = ({ id }: CohortPerson) => progressHref(id);

export type CohortPeopleProps = {
  readonly group: { readonly id: number; readonly name: string };
  /** Passes in a row that make somebody proficient from the beginning. */
  readonly passesNeeded: number;
  readonly people: readonly CohortPerson[];
  readonly exercises: readonly CohortExercise[];
};

/** The people of a cohort by exercises: searched, filtered and sorted here, since all of them are there. */
export function CohortPeople({ group, passesNeeded, people, exercises }: CohortPeopleProps) {
  const { view, shown: address, show } = useTableAddress(cohortView);
  const { opened, close, hrefOf } = useOpened();
  const [look, setLook] = useTableSettings("cohort");
  const isPhone = useMedia(media.phone);
  const { placed, shown } = useMemo(() => {
    const asked = cohortView.read(new URLSearchParams(address));
    const placed = exercisesOf(exercises, asked);
    return { placed, shown: peopleOf(people, placed, asked) };
  }, [people, exercises, address]);
  const { figure, module, exercise } = view;
  const columns = useMemo(
    () => cohortColumns(exercisesOf(exercises, { module, exercise }), { figure, passesNeeded, hrefOf }),
    [exercises, module, exercise, figure, passesNeeded, hrefOf],
  );
  const attempts = opened === null ? null : attemptsOf(opened);
  const empty = (
    <EmptyState action={<LinkButton href="?">Show all</LinkButton>}>
      {placed.length === 0 ? progressTexts.cohort.noExercise : progressTexts.cohort.noneMatch}
    </EmptyState>
  );
  const listed = placed.length === 0 ? [] : shown;
  return (
    <Stack gap={6}>
      <TableBar
        search={{
          label: "Search people",
          value: view.search,
          onSearch: (search) => show({ ...view, search }),
        }}
        acts={
          <TableActs
            name={`progress-${group.name}`}
            columns={columns}
            look={look}
            setLook={setLook}
            read={() => Promise.resolve(listed)}
          />
        }
      >
        <ModuleFilter view={view} show={show} exercises={exercises} />
        <ExerciseFilter view={view} show={show} />
        <StandingFilter view={view} show={show} />
        {!isPhone && <FigureChoice view={view} show={show} />}
      </TableBar>
      <TableSection title="People" count={listed.length} one="person">
        <Legend />
        <Card padding="none">
          {isPhone ? (
            <CohortList people={listed} exercises={placed} hrefOf={hrefOf} empty={empty} />
          ) : (
            <CohortTable {...{ people: listed, columns, look, view, show, empty }} />
          )}
        </Card>
      </TableSection>
      {attempts !== null && <Attempts {...attempts} onClose={close} />}
    </Stack>
  );
}

/** Explains the marks of the table. */
function Legend() {
  return (
    <ul className={css.legend} aria-label="Marks">
      {standings.map((standing) => (
        <li key={standing} className={css.legendItem}>
          <span aria-hidden="true">
            <ShareMark state={badgeStateOfStatus[standing]} percentage={50} label="" figure="" />
          </span>
          {progressTexts.standings[standing]}
        </li>
      ))}
      <li className={css.legendItem}>
        <span aria-hidden="true">
          <ShareMark state="none" percentage={0} label="" />
        </span>
        {progressTexts.neverRun}
      </li>
    </ul>
  );
}

type CohortTableProps = {
  readonly people: readonly CohortPerson[];
  readonly columns: readonly CohortColumn[];
  readonly look: TableSettings;
  readonly view: CohortView;
  readonly show: (view: CohortView) => void;
  readonly empty: ReactNode;
};

/** People by exercises; a name leads to the person's progress, a cell to the attempts. */
function CohortTable({ people, columns, look, view, show, empty }: CohortTableProps) {
  const [count, setCount] = useState(pageSize);
  const navigate = useNavigate();
  const standing = useMemo(
    () => columns.filter((column) => shownColumns(columns, look).includes(column)),
    [columns, look],
  );
  return (
    <>
      <Matrix
        label="People by exercises"
        columns={standing}
        rows={people.slice(0, count)}
        rowId={idOf}
        rowHref={hrefOfPerson}
        onFollow={(href) => void navigate(href, { preventScrollReset: true })}
        sort={sortOf(view)}
        onSortChange={(sort) => show({ ...view, sort: sortFrom(sort) })}
        density={look.density}
        hint={progressTexts.cohort.hint}
        empty={empty}
      />
      {people.length > count && (
        <div className={css.more}>
          <Button onPress={() => setCount(count + pageSize)}>Show more</Button>
        </div>
      )}
    </>
  );
}
