import { type Instant, instant } from "@cathedra/domain";
import {
  type ClassFigure,
  type ClassStatus,
  type CompletionStatus,
  classStatus,
  lastActivity,
  overallPercentage,
} from "@cathedra/domain/learning";
import { type ListedPerson, listedPerson } from "../../../../../features/class-people/people-list.ts";

export type ClassCourse = {
  readonly id: number;
  readonly name: string;
  readonly isUsable: boolean;
};

type AnsweredPerson = {
  readonly person: {
    readonly keycloak_id?: string | null | undefined;
    readonly first_name?: string | null | undefined;
    readonly last_name?: string | null | undefined;
    readonly email?: string | null | undefined;
  };
  readonly readAt: string | null | undefined;
  readonly readFailure?: string | null | undefined;
  readonly statuses: readonly CompletionStatus[];
  readonly percentages: readonly number[];
  readonly lastActiveOn: readonly (string | null | undefined)[];
  readonly missing: readonly boolean[];
};

/** A person of a class with figures that are derived from their progress. */
export type ClassPerson = ListedPerson & {
  readonly readAt: Instant | null;
  /** Why the latest reading of the person failed; null if it did not. */
  readonly readFailure: string | null;
  /** The person's figures, in the order of the courses. */
  readonly figures: readonly ClassFigure[];
  /** The person's figures in courses that the members of the group can open. */
  readonly counted: readonly ClassFigure[];
  readonly overall: number;
  readonly standing: ClassStatus;
  readonly lastActiveAt: Instant | null;
};

/**
 * Derives the figures of a person. A course that the institution has lost is shown but not counted, because members cannot complete
 * it.
 */
export function toClassPerson(
  person: AnsweredPerson,
  courses: readonly Pick<ClassCourse, "isUsable">[],
): ClassPerson {
  const { statuses, percentages, lastActiveOn, missing } = person;
  const figures = courses.map(
    (_, place): ClassFigure => ({
      status: statuses[place] ?? "",
      percentage: percentages[place] ?? 0,
      lastActiveAt: toMoment(lastActiveOn[place]),
      isMissing: missing[place] === true,
    }),
  );
  const counted = figures.filter((_, place) => courses[place]?.isUsable === true);
  return {
    ...listedPerson(person.person),
    readAt: toMoment(person.readAt),
    readFailure: person.readFailure ?? null,
    figures,
    counted,
    overall: overallPercentage(counted),
    standing: classStatus(counted),
    lastActiveAt: lastActivity(counted),
  };
}

function toMoment(text: string | null | undefined): Instant | null {
  return text === null || text === undefined ? null : instant(Date.parse(text));
}
