import { type ProficiencyStatus, proficiencyStatuses } from "@cathedra/domain/results";
import { getSort, peopleInOrder, searchMatcher } from "../../../../../features/class-people/people-list.ts";
import {
  onePart,
  optionalPart,
  type Part,
  searchPart,
  tableView,
} from "../../../../../features/table-page/table-view.ts";
import type { CohortCell, CohortExercise, CohortPerson } from "./cohort-people.ts";

/** The figures that can be shown beside the mark of a cell. */
export const cohortFigures = ["best", "attempts", "since"] as const;
export type CohortFigure = (typeof cohortFigures)[number];

/** The filter of people: those with the given standing in one of the shown exercises, or those without a run. */
export const cohortFilters = [...proficiencyStatuses, "none"] as const;
export type CohortFilter = (typeof cohortFilters)[number];

/** The sorted column with its direction: `name`, `-proficient`, `last`, or the key of an exercise. */
const sortPart: Part<string> = {
  role: "order",
  read: (text) =>
    /^-?(name|proficient|last|[a-z0-9-]{1,100}\/[a-z0-9-]{1,100})$/.test(text ?? "") ? (text ?? "") : "name",
  write: (sort) => (sort === "name" ? null : sort),
};

const modulePart: Part<string | null> = {
  role: "filter",
  read: (text) => (text !== null && /^[a-z0-9-]{1,100}$/.test(text) ? text : null),
  write: (code) => code,
};

/** The parameters of a cohort in the address. */
export type CohortView = {
  readonly search: string;
  readonly module: string | null;
  /** Search words for the names of exercises. */
  readonly exercise: string;
  readonly show: CohortFilter | null;
  readonly figure: CohortFigure;
  readonly sort: string;
};

export const cohortView = tableView<CohortView>({
  search: searchPart,
  module: modulePart,
  exercise: searchPart,
  show: optionalPart(cohortFilters),
  figure: onePart(cohortFigures),
  sort: sortPart,
});

/** An exercise with its index in the lists of the people's figures. */
export type PlacedExercise = CohortExercise & { readonly place: number };

/** The exercises of a view: those of the chosen module whose names contain the words. */
export function getExercises(
  exercises: readonly CohortExercise[],
  { module, exercise }: Pick<CohortView, "module" | "exercise">,
): readonly PlacedExercise[] {
  const hasWords = searchMatcher(exercise);
  return exercises
    .map((each, place) => ({ ...each, place }))
    .filter(({ moduleCode }) => module === null || moduleCode === module)
    .filter(({ exerciseName, moduleName }) => hasWords(`${exerciseName} ${moduleName}`));
}

/** The people of a view, in the order of the view. */
export function getPeople(
  people: readonly CohortPerson[],
  exercises: readonly PlacedExercise[],
  view: Pick<CohortView, "search" | "show" | "sort" | "figure">,
): readonly CohortPerson[] {
  const shown = people.filter((person) => view.show === null || isShown(person, exercises, view.show));
  return peopleInOrder(shown, view, comparing(getSort(view.sort).column, exercises, view.figure));
}

function isShown({ cells }: CohortPerson, exercises: readonly PlacedExercise[], show: CohortFilter): boolean {
  const found = exercises.map(({ place }): ProficiencyStatus | null => cells[place]?.standing ?? null);
  return show === "none" ? found.every((standing) => standing === null) : found.includes(show);
}

type Compare = (one: CohortPerson, other: CohortPerson) => number;

function comparing(column: string, exercises: readonly PlacedExercise[], figure: CohortFigure): Compare {
  if (column === "proficient") return (one, other) => one.proficient - other.proficient;
  if (column === "last") return (one, other) => (one.lastRunAt ?? 0) - (other.lastRunAt ?? 0);
  const place = exercises.find(({ exerciseKey }) => exerciseKey === column)?.place;
  if (place === undefined) return () => 0;
  return (one, other) => compareCells(one.cells[place], other.cells[place], figure);
}

/** Compares cells by standing, with exercises that were never run first; cells with equal standing by the shown figure. */
function compareCells(
  one: CohortCell | undefined,
  other: CohortCell | undefined,
  figure: CohortFigure,
): number {
  return getRank(one) - getRank(other) || getFigure(one, figure) - getFigure(other, figure);
}

function getRank(cell: CohortCell | undefined): number {
  if (cell === undefined || cell.standing === null) return -1;
  return proficiencyStatuses.length - proficiencyStatuses.indexOf(cell.standing);
}

function getFigure(cell: CohortCell | undefined, figure: CohortFigure): number {
  if (cell === undefined) return -1;
  if (figure === "attempts") return cell.attempts;
  return (figure === "since" ? cell.proficientSince : cell.best) ?? -1;
}
