type LearningSpace = { readonly id: number; readonly name: string };

/** A course with the fields of the lists. */
export type ListedCourse = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly category: string;
  readonly isUsable: boolean;
  readonly keptBy: number;
  readonly spaces: readonly LearningSpace[];
};

/** The content of the form: the courses that the group has, and who loses the removed ones. */
export type CoursesContent = { readonly assigned: ReadonlySet<number>; readonly isFullRemoval: boolean };

/** The stored courses, and the version on which a change is based. */
export type StoredCourses = { readonly assigned: ReadonlySet<number>; readonly modifiedAt: string };

type AnsweredGroup = {
  readonly coursesModifiedAt: string | null | undefined;
  readonly courses:
    | readonly {
        readonly assigned: boolean;
        readonly isUsable: boolean;
        readonly keptBy: number;
        readonly course: {
          readonly id: number;
          readonly name: string;
          readonly code: string;
          readonly category: string;
          readonly learningSpaces: readonly LearningSpace[];
        };
      }[]
    | null
    | undefined;
};

export function getStored({ courses, coursesModifiedAt }: AnsweredGroup): StoredCourses {
  const assigned = (courses ?? []).filter((each) => each.assigned).map(({ course }) => course.id);
  return { assigned: new Set(assigned), modifiedAt: coursesModifiedAt ?? "" };
}

const names = new Intl.Collator("en", { numeric: true });

/** All courses sorted by name, whether or not the group has them. */
export function getListed({ courses }: Pick<AnsweredGroup, "courses">): readonly ListedCourse[] {
  return (courses ?? [])
    .map(({ course: { id, name, code, category, learningSpaces }, isUsable, keptBy }) => ({
      id,
      name,
      code,
      category,
      isUsable,
      keptBy,
      spaces: learningSpaces,
    }))
    .toSorted((one, other) => names.compare(one.name, other.name) || one.id - other.id);
}

/** The changes that saving would make. */
export function getPending(
  { assigned: before }: Pick<StoredCourses, "assigned">,
  { assigned: after }: Pick<CoursesContent, "assigned">,
): { readonly added: ReadonlySet<number>; readonly takenAway: ReadonlySet<number> } {
  return {
    added: new Set([...after].filter((id) => !before.has(id))),
    takenAway: new Set([...before].filter((id) => !after.has(id))),
  };
}

/** The assigned courses after these were moved into the group's list, or out of it. */
export function moved(
  assigned: ReadonlySet<number>,
  ids: readonly number[],
  isGiven: boolean,
): ReadonlySet<number> {
  const after = new Set(assigned);
  for (const id of ids) {
    if (isGiven) after.add(id);
    else after.delete(id);
  }
  return after;
}

/** The filter that applies to both lists of courses. */
export type CoursesFilter = {
  readonly search: string;
  readonly space: number | null;
  readonly category: string | null;
};

export const wholeFilter: CoursesFilter = { search: "", space: null, category: null };

/** Courses whose name, code or category contains every search word. */
export function matching(
  courses: readonly ListedCourse[],
  { search, space, category }: CoursesFilter,
): readonly ListedCourse[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return courses.filter(
    (course) =>
      (space === null || course.spaces.some(({ id }) => id === space)) &&
      (category === null || course.category === category) &&
      words.every((word) => `${course.name} ${course.code} ${course.category}`.toLowerCase().includes(word)),
  );
}

/** The filters of the lists: the existing learning spaces and categories. */
export function getFilters(courses: readonly ListedCourse[]) {
  const spaces = new Map(
    courses.flatMap((course) => course.spaces.map(({ id, name }) => [id, name] as const)),
  );
  const categories = new Set(courses.map(({ category }) => category).filter((category) => category !== ""));
  return {
    spaces: [...spaces]
      .map(([id, name]) => ({ value: String(id), label: name }))
      .toSorted((one, other) => names.compare(one.label, other.label)),
    categories: [...categories]
      .toSorted(names.compare)
      .map((category) => ({ value: category, label: category })),
  };
}
