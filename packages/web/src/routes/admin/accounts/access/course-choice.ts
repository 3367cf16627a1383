/** A course that the account may or may not use, with the groups that have it. */
export type OfferedCourse = {
  readonly course: { readonly id: number; readonly name: string; readonly code: string };
  readonly allowed: boolean;
  readonly groupCount: number;
  readonly memberCount: number;
};

/** The courses whose name or code contains the text. */
export function foundCourses(courses: readonly OfferedCourse[], search: string): readonly OfferedCourse[] {
  const wanted = search.trim().toLocaleLowerCase("en");
  if (wanted === "") return courses;
  return courses.filter(({ course: { name, code } }) =>
    [name, code].some((text) => text.toLocaleLowerCase("en").includes(wanted)),
  );
}

/** The choice with this course added, or removed if it was chosen. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The choice with all of these courses added; if all of them were chosen, with all of them removed. */
export function toggledAll(
  chosen: ReadonlySet<number>,
  courses: readonly OfferedCourse[],
): ReadonlySet<number> {
  const ids = courses.map(({ course }) => course.id);
  const isAll = ids.every((id) => chosen.has(id));
  return isAll ? new Set([...chosen].filter((id) => !ids.includes(id))) : new Set([...chosen, ...ids]);
}

/** The removed courses that groups of the account have, whose people lose access on saving. */
export function lostCourses(
  courses: readonly OfferedCourse[],
  chosen: ReadonlySet<number>,
): readonly OfferedCourse[] {
  return courses.filter(
    ({ course, allowed, groupCount }) => allowed && groupCount > 0 && !chosen.has(course.id),
  );
}

/** The use of a course as text, such as `In 2 groups, 14 people`; empty if no group has it. */
export function usedBy({ groupCount, memberCount }: OfferedCourse): string {
  if (groupCount === 0) return "";
  const groups = `${groupCount.toLocaleString("en")} group${groupCount === 1 ? "" : "s"}`;
  const people = memberCount === 1 ? "1 person" : `${memberCount.toLocaleString("en")} people`;
  return `In ${groups}, ${people}`;
}
