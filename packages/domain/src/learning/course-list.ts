import { type CompletionStatus, type CourseSection, courseSection, courseSections } from "./completion.ts";

/** The facts of a course that lists filter and sort by. */
export type ListedCourse = {
  readonly name: string;
  readonly category: string;
  readonly code: string;
  readonly status: CompletionStatus;
  /** When the person last made progress, in epoch milliseconds; null when they never did, or when it is unknown. */
  readonly lastActiveAt: number | null;
};

export type CourseFilter = {
  readonly search: string;
  /** The category that is shown; null shows all. */
  readonly category: string | null;
};

/** Finds the courses of the category whose name, category or code contains every word, ignoring case and accents. */
export function findCourses<Course extends ListedCourse>(
  courses: readonly Course[],
  { search, category }: CourseFilter,
): readonly Course[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    if (category !== null && course.category !== category) return false;
    if (words.length === 0) return true;
    const text = folded(`${course.name} ${course.category} ${course.code}`);
    return words.every((word) => text.includes(word));
  });
}

/** The sections of a space's courses (5.002, X50): active ones by latest activity, all others in the space's order. */
export function sectionsOfCourses<Course extends ListedCourse>(
  courses: readonly Course[],
): Readonly<Record<CourseSection, readonly Course[]>> {
  const of = (section: CourseSection) => courses.filter(({ status }) => courseSection(status) === section);
  const [active, available, completed] = courseSections.map(of);
  const last = ({ lastActiveAt }: Course) => lastActiveAt ?? 0;
  return {
    active: (active ?? []).toSorted((one, other) => last(other) - last(one)),
    available: available ?? [],
    completed: completed ?? [],
  };
}

/** The distinct categories of some courses, sorted by name. */
export function getCategories(courses: readonly Pick<ListedCourse, "category">[]): readonly string[] {
  const named = courses.map(({ category }) => category).filter((category) => category !== "");
  return [...new Set(named)].toSorted((one, other) => one.localeCompare(other));
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
