import { isNotBegun } from "@cathedra/domain/learning";
import type { ChartColumn } from "@cathedra/ui-kit/StackedColumns";
import type { ClassCourse, ClassPerson } from "./class-people.ts";

/** What people of a class are counted by, in the order of the counts. */
export const summedUp = ["Completed", "In progress", "Not started"] as const;

/** How many have completed all courses, are on the way, or have begun none. */
export function countsOf(people: readonly Pick<ClassPerson, "standing">[]) {
  const count = (standing: ClassPerson["standing"]) =>
    people.filter((person) => person.standing === standing).length;
  const [completed, notStarted] = [count("completed"), count("not_started")];
  return { completed, inProgress: people.length - completed - notStarted, notStarted };
}

/** The same in each course; a column leads to its people who are not done. */
export function countsByCourse(
  people: readonly Pick<ClassPerson, "figures">[],
  courses: readonly ClassCourse[],
): readonly ChartColumn[] {
  return courses.map(({ id, name, code }, place) => {
    const statuses = people.map(({ figures }) => figures[place]?.status ?? "");
    const completed = statuses.filter((status) => status === "completed").length;
    const notStarted = statuses.filter(isNotBegun).length;
    return {
      id: String(id),
      label: code === "" ? name.slice(0, 7) : code,
      title: name,
      values: [completed, people.length - completed - notStarted, notStarted],
      href: `?course=${id}`,
    };
  });
}
