import type { Instant } from "@cathedra/domain";
import { progressTexts } from "@cathedra/domain/messages";
import { ProgressMark, type ProgressState } from "@cathedra/ui-kit/ProgressMark";
import type { PeopleColumn } from "../../../../../features/class-people/PeopleMatrix.tsx";
import { personColumn } from "../../../../../features/class-people/person-column.ts";
import { badgeStateOfStatus } from "../../../../../features/progress/proficiency-badge-state.ts";
import { localDay, showDay } from "../../../../../format/dates.ts";
import { isoWithOffset } from "../../../../../format/iso-with-offset.ts";
import { browserLocale } from "../../../../../format/locale.ts";
import type { CohortCell, CohortPerson } from "./cohort-people.ts";
import type { CohortFigure, PlacedExercise } from "./cohort-view.ts";

export type CohortColumn = PeopleColumn<CohortPerson>;

const none: CohortCell = {
  standing: null,
  attempts: 0,
  best: null,
  met: null,
  passesLeft: 0,
  proficientSince: null,
  lostSince: null,
  lastRunAt: null,
};

type ColumnOptions = {
  readonly figure: CohortFigure;
  /** The number of consecutive passes after which a person becomes proficient for the first time. */
  readonly passesNeeded: number;
  /** The address of a person's attempts at one exercise. */
  readonly getHref: (id: string) => string;
};

/**
 * The person, the number of exercises with proficiency, the last run, and a column for each exercise: in the table and in the
 * file.
 */
export function cohortColumns(
  exercises: readonly PlacedExercise[],
  options: ColumnOptions,
): readonly CohortColumn[] {
  return [
    {
      ...personColumn<CohortPerson>(),
      fileColumns: [
        { header: "person_id", text: ({ id }) => id },
        { header: "person_name", text: ({ name }) => name },
        { header: "email", text: ({ email }) => email },
      ],
    },
    {
      id: "proficient",
      header: "Proficient",
      isSortable: true,
      cell: ({ proficient }) => proficient,
      text: ({ proficient }) => proficient,
      describe: ({ name, proficient }) => `${name} · proficient in ${proficient}`,
      fileColumns: [{ header: "proficient_exercises", text: ({ proficient }) => proficient }],
    },
    {
      id: "last",
      header: "Last run",
      look: "words",
      isSortable: true,
      cell: ({ lastRunAt }) => getDay(lastRunAt),
      text: ({ lastRunAt }) => getDay(lastRunAt),
      describe: ({ name, lastRunAt }) =>
        `${name} · ${lastRunAt === null ? progressTexts.neverRun : `last run ${getDay(lastRunAt)}`}`,
      fileColumns: [{ header: "last_run_at", text: ({ lastRunAt }) => toMoment(lastRunAt) }],
    },
    ...exercises.map((exercise) => exerciseColumn(exercise, options)),
  ];
}

/** The text of a cell, which is used for the tooltip, for screen readers and for the file. */
export function cellText({ proficientSince, lostSince, ...cell }: CohortCell): string {
  const since = proficientSince === null ? null : getDay(proficientSince);
  const until = lostSince === null ? null : getDay(lostSince);
  return progressTexts.cell({ ...cell, since, until });
}

function exerciseColumn(
  { exerciseKey, exerciseName, moduleName, place }: PlacedExercise,
  { figure, passesNeeded, getHref }: ColumnOptions,
): CohortColumn {
  const getCell = ({ cells }: CohortPerson) => cells[place] ?? none;
  return {
    id: exerciseKey,
    header: `${exerciseName} (${moduleName})`,
    shortHeader: exerciseName,
    look: "named",
    isSortable: true,
    cell: (person) => {
      const cell = getCell(person);
      return (
        <ProgressMark
          state={getState(cell)}
          percentage={(100 * (passesNeeded - cell.passesLeft)) / passesNeeded}
          label={cellText(cell)}
          figure={getFigure(cell, figure)}
        />
      );
    },
    href: (person) =>
      getCell(person).standing === null ? undefined : getHref(attemptsId(person.id, exerciseKey)),
    text: (person) => cellText(getCell(person)),
    describe: (person) => `${person.name} · ${exerciseName}: ${cellText(getCell(person))}`,
    fileColumns: Object.entries(cellFigures).map(([name, figure]) => ({
      header: `${exerciseKey}:${name}`,
      text: (person) => figure(getCell(person)),
    })),
  };
}

/** The columns of a person's runs of an exercise in the file; missing values are empty. */
const cellFigures: Readonly<Record<string, (cell: CohortCell) => string | number>> = {
  standing: ({ standing }) => standing ?? "never_run",
  attempts: ({ attempts }) => attempts,
  best_score_percent: ({ best }) => best ?? "",
  has_passed: ({ met }) => (met === null ? "" : String(met)),
  passes_left: ({ passesLeft }) => passesLeft,
  proficient_since: ({ proficientSince }) => toMoment(proficientSince),
  lost_since: ({ lostSince }) => toMoment(lostSince),
  last_run_at: ({ lastRunAt }) => toMoment(lastRunAt),
};

const toMoment = (at: Instant | null) => (at === null ? "" : isoWithOffset(new Date(at).toISOString()));

/** The id in the address of a person's attempts at an exercise. */
export function attemptsId(uid: string, exerciseKey: string): string {
  return `${uid}:${exerciseKey}`;
}

/** The person and the exercise of the attempts that an address names; null if it names none. */
export function getAttempts(id: string): { readonly uid: string; readonly exerciseKey: string } | null {
  const end = id.lastIndexOf(":");
  return end <= 0 ? null : { uid: id.slice(0, end), exerciseKey: id.slice(end + 1) };
}

function getState({ standing }: CohortCell): ProgressState {
  return standing === null ? "none" : badgeStateOfStatus[standing];
}

function getFigure({ standing, attempts, best, proficientSince }: CohortCell, figure: CohortFigure): string {
  if (standing === null) return "";
  if (figure === "attempts") return String(attempts);
  if (figure === "best") return best === null ? "–" : String(best);
  return proficientSince === null ? "" : shortDay(proficientSince);
}

const getDay = (at: Instant | null) => (at === null ? "" : showDay(localDay(new Date(at))));

let writer: Intl.DateTimeFormat | undefined;
function shortDay(at: Instant): string {
  writer ??= new Intl.DateTimeFormat(browserLocale(), { day: "numeric", month: "numeric" });
  return writer.format(at);
}
