import { progressPageTexts, progressTexts } from "@cathedra/domain/messages";
import { proficiencyStatuses } from "@cathedra/domain/results";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Link } from "@cathedra/ui-kit/Link";
import { Progress } from "@cathedra/ui-kit/Progress";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import { useCallback, useMemo } from "react";
import { MarksLegend } from "../../../../../features/class-people/MarksLegend.tsx";
import * as css from "../../../../../features/class-people/PeopleMatrix.css.ts";
import { PeopleMatrix } from "../../../../../features/class-people/PeopleMatrix.tsx";
import { personHref } from "../../../../../features/people/person-href.ts";
import { progressHref } from "../../../../../features/progress/exercise-href.ts";
import { badgeStateOfStatus } from "../../../../../features/progress/proficiency-badge-state.ts";
import { useOpened } from "../../../../../features/table-page/use-opened.ts";
import { useTableAddress } from "../../../../../features/table-page/use-table-address.ts";
import { Attempts } from "./Attempts.tsx";
import { ExerciseFilter, FigureChoice, ModuleFilter, StandingFilter } from "./CohortFilters.tsx";
import { attemptsId, cellText, cohortColumns, getAttempts } from "./cohort-columns.tsx";
import type { CohortExercise, CohortPerson } from "./cohort-people.ts";
import { cohortView, getExercises, getPeople, type PlacedExercise } from "./cohort-view.ts";

const marks = [
  ...proficiencyStatuses.map((each) => ({
    state: badgeStateOfStatus[each],
    label: progressTexts.statuses[each],
  })),
  { state: "none" as const, label: progressTexts.neverRun },
];

export type CohortPeopleProps = {
  readonly group: {
    readonly id: number;
    readonly name: string;
    readonly viewerCanReadPeople: boolean;
  };
  /** The number of consecutive passes after which a person becomes proficient for the first time. */
  readonly passesNeeded: number;
  readonly people: readonly CohortPerson[];
  readonly exercises: readonly CohortExercise[];
};

/** The table of the people of a class by exercises; a cell opens the person's attempts. */
export function CohortPeople({ group, passesNeeded, people, exercises }: CohortPeopleProps) {
  const { view, shown: address, show } = useTableAddress(cohortView);
  const { opened, close, getHref } = useOpened();
  const isPhone = useMedia(media.phone);
  const { placed, shown } = useMemo(() => {
    const newView = cohortView.read(new URLSearchParams(address));
    const placed = getExercises(exercises, newView);
    return { placed, shown: getPeople(people, placed, newView) };
  }, [people, exercises, address]);
  const { figure, module, exercise } = view;
  const columns = useMemo(
    () => cohortColumns(getExercises(exercises, { module, exercise }), { figure, passesNeeded, getHref }),
    [exercises, module, exercise, figure, passesNeeded, getHref],
  );
  const { viewerCanReadPeople } = group;
  const nameHref = useCallback(
    ({ id }: CohortPerson) => (viewerCanReadPeople ? personHref(id) : progressHref(id)),
    [viewerCanReadPeople],
  );
  const attempts = opened === null ? null : getAttempts(opened);
  return (
    <>
      <PeopleMatrix
        name="cohort"
        fileName={`exercises-${group.name}`}
        label="People by exercises"
        people={placed.length === 0 ? [] : shown}
        columns={columns}
        view={view}
        show={show}
        getHref={nameHref}
        hint={progressPageTexts.cohort.hint}
        noneMatch={
          placed.length === 0 ? progressPageTexts.cohort.noExercise : progressPageTexts.cohort.noneMatch
        }
        legend={<MarksLegend marks={marks} />}
        onPhone={(person) => (
          <OnPhone person={person} exercises={placed} nameHref={nameHref} getHref={getHref} />
        )}
      >
        <ModuleFilter view={view} show={show} exercises={exercises} />
        <ExerciseFilter view={view} show={show} />
        <StandingFilter view={view} show={show} />
        {!isPhone && <FigureChoice view={view} show={show} />}
      </PeopleMatrix>
      {attempts !== null && <Attempts {...attempts} onClose={close} />}
    </>
  );
}

type OnPhoneProps = {
  readonly person: CohortPerson;
  readonly exercises: readonly PlacedExercise[];
  readonly nameHref: (person: CohortPerson) => string;
  /** The address of a person's attempts at one exercise. */
  readonly getHref: (id: string) => string;
};

/** One person with all exercises together, and each exercise on request. */
function OnPhone({ person, exercises, nameHref, getHref }: OnPhoneProps) {
  const run = exercises.filter(({ place }) => (person.cells[place]?.attempts ?? 0) > 0);
  const done = run.filter(({ place }) => person.cells[place]?.standing === "proficient");
  return (
    <>
      <Link href={nameHref(person)}>{person.name}</Link>
      <Progress
        label={progressTexts.statuses.proficient}
        value={done.length}
        max={exercises.length}
        valueLabel={`${done.length} of ${exercises.length} exercises`}
      />
      {run.length > 0 && (
        <Disclosure title={run.length === 1 ? "1 exercise run" : `${run.length} exercises run`}>
          <ul className={css.figures}>
            {run.map(({ place, exerciseKey, exerciseName }) => {
              const cell = person.cells[place];
              return (
                <li key={exerciseKey} className={css.figure}>
                  <Link href={getHref(attemptsId(person.id, exerciseKey))}>{exerciseName}</Link>
                  <span>{cell === undefined ? "" : cellText(cell)}</span>
                </li>
              );
            })}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
