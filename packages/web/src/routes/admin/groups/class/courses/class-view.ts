import type { Instant } from "@cathedra/domain";
import {
  type ClassFigure,
  hasNoRecentActivity,
  isBehind,
  isNotBegun,
  medianProgress,
} from "@cathedra/domain/learning";
import { getSort, peopleInOrder } from "../../../../../features/class-people/people-list.ts";
import {
  idPart,
  optionalPart,
  type Part,
  searchPart,
  tableView,
} from "../../../../../features/table-page/table-view.ts";
import type { ClassPerson } from "./class-people.ts";

/** The filter by progress, in all courses or in the chosen one. */
export const classFilters = ["not_started", "in_progress", "completed", "failed", "behind", "quiet"] as const;
export type ClassFilter = (typeof classFilters)[number];

/** The sorted column with its direction: `name`, `-overall`, `active`, `-course-12`. */
const sortPart: Part<string> = {
  role: "order",
  read: (text) => (/^-?(name|overall|active|course-[1-9]\d{0,8})$/.test(text ?? "") ? (text ?? "") : "name"),
  write: (sort) => (sort === "name" ? null : sort),
};

/** The parameters of the class in the address. */
export type ClassView = {
  readonly search: string;
  /** The number of the course that is filtered by; null for all courses together. */
  readonly course: number | null;
  readonly show: ClassFilter | null;
  readonly sort: string;
};

export const classView = tableView<ClassView>({
  search: searchPart,
  course: idPart,
  show: optionalPart(classFilters),
  sort: sortPart,
});

export const columnOfCourse = (id: number): string => `course-${id}`;

type Table = {
  readonly people: readonly ClassPerson[];
  /** The numbers of the courses, in the order of the people's figures. */
  readonly courseIds: readonly number[];
};

/** The people of a view, in the order of the view. */
export function getPeople(
  { people, courseIds }: Table,
  view: ClassView,
  now: Instant,
): readonly ClassPerson[] {
  const place = view.course === null ? -1 : courseIds.indexOf(view.course);
  // The median of the whole class, whichever people are shown.
  const middle = medianProgress(people.map((person) => getPercentage(person, place)));
  const shown = people.filter(
    (person) => view.show === null || isShown(person, view.show, { place, middle, now }),
  );
  return peopleInOrder(shown, view, comparing(getSort(view.sort).column, courseIds));
}

type ProgressFilter = { readonly place: number; readonly middle: number; readonly now: Instant };

function isShown(person: ClassPerson, show: ClassFilter, { place, middle, now }: ProgressFilter): boolean {
  if (show === "behind") return isBehind(getPercentage(person, place), middle);
  const figure = person.figures[place];
  const figures = figure === undefined ? person.counted : [figure];
  if (show === "quiet") return hasNoRecentActivity(figures, now);
  if (show === "failed") return figures.some(({ status }) => status === "failed");
  if (figure !== undefined) return isOfStatus(figure, show);
  return person.standing === show;
}

function isOfStatus({ status }: ClassFigure, show: "not_started" | "in_progress" | "completed"): boolean {
  return show === "not_started" ? isNotBegun(status) : status === show;
}

function getPercentage(person: ClassPerson, place: number): number {
  return person.figures[place]?.percentage ?? person.overall;
}

type Compare = (one: ClassPerson, other: ClassPerson) => number;

function comparing(column: string, courseIds: readonly number[]): Compare {
  if (column === "overall") return (one, other) => one.overall - other.overall;
  if (column === "active") return (one, other) => (one.lastActiveAt ?? 0) - (other.lastActiveAt ?? 0);
  const place = courseIds.findIndex((id) => columnOfCourse(id) === column);
  if (place < 0) return () => 0;
  return (one, other) => getRank(one.figures[place]) - getRank(other.figures[place]);
}

/** The rank by which people are sorted in a course: not enrolled, not begun, then by progress, and completed last. */
function getRank(figure: ClassFigure | undefined): number {
  if (figure === undefined || figure.status === "") return -2;
  if (figure.status === "not_attempted") return -1;
  return figure.status === "completed" ? 101 : figure.percentage;
}
