import { type ProficiencyStatus, proficiencyStatuses } from "@cathedra/domain/results";
import type { TableSort } from "@cathedra/ui-kit/Table";
import { optionalPart, type Part, searchPart, tableView } from "../../features/table-page/table-view.ts";

const sorts = ["standing", "name", "attempts", "best", "last"] as const;
type Sort = (typeof sorts)[number];

/** The sorted column with its direction: `name`, `-best`; by default sorted by standing. */
const sortPart: Part<string> = {
  role: "order",
  read: (text) => (isSort((text ?? "").replace(/^-/, "")) ? (text ?? "") : "standing"),
  write: (sort) => (sort === "standing" ? null : sort),
};

function isSort(text: string): text is Sort {
  return sorts.some((each) => each === text);
}

/** The part of the view that is stored in the address. */
export type ExerciseView = {
  readonly search: string;
  readonly show: ProficiencyStatus | null;
  readonly sort: string;
};

export const exerciseView = tableView<ExerciseView>({
  search: searchPart,
  show: optionalPart(proficiencyStatuses),
  sort: sortPart,
});

/** An exercise of the list. */
export type ListedExercise = {
  readonly exerciseKey: string;
  readonly exerciseName: string;
  readonly moduleName: string;
  readonly standing: ProficiencyStatus;
  readonly attempts: number;
  readonly best: number | null;
  readonly lastRunAt: string;
};

/** The score of the latest run, whose time is shown beside it; null if that run does not count, even if earlier runs do. */
export function lastRunScore({
  last,
  passes,
}: {
  /** The score of the latest run that counts. */
  readonly last: number | null;
  /** The latest runs, the oldest first; null when a run does not count. */
  readonly passes: readonly (boolean | null)[];
}): number | null {
  return passes.at(-1) == null ? null : last;
}

export function getSort({ sort }: Pick<ExerciseView, "sort">): TableSort {
  return sort.startsWith("-")
    ? { column: sort.slice(1), direction: "descending" }
    : { column: sort, direction: "ascending" };
}

export function sortFrom({ column, direction }: TableSort): string {
  return direction === "ascending" ? column : `-${column}`;
}

/** The exercises of a view, in the order of the view. */
export function getExercises<Of extends ListedExercise>(
  all: readonly Of[],
  view: ExerciseView,
): readonly Of[] {
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  const { column, direction } = getSort(view);
  const factor = direction === "ascending" ? 1 : -1;
  const compare = comparing[isSort(column) ? column : "standing"];
  return all
    .filter(({ exerciseName, moduleName }) =>
      words.every((word) => `${exerciseName} ${moduleName}`.toLowerCase().includes(word)),
    )
    .filter(({ standing }) => view.show === null || standing === view.show)
    .toSorted((one, other) => factor * compare(one, other) || byName(one, other));
}

const names = new Intl.Collator("en", { numeric: true });

function byName(one: ListedExercise, other: ListedExercise): number {
  return (
    names.compare(one.exerciseName, other.exerciseName) || names.compare(one.exerciseKey, other.exerciseKey)
  );
}

const comparing: Readonly<Record<Sort, (one: ListedExercise, other: ListedExercise) => number>> = {
  standing: (one, other) =>
    proficiencyStatuses.indexOf(one.standing) - proficiencyStatuses.indexOf(other.standing),
  name: byName,
  attempts: (one, other) => one.attempts - other.attempts,
  best: (one, other) => (one.best ?? -1) - (other.best ?? -1),
  last: (one, other) => Date.parse(one.lastRunAt) - Date.parse(other.lastRunAt),
};
