import { isNotBegun } from "@cathedra/domain/learning";
import type { ClassPerson } from "./class-people.ts";

/** How many people have completed all courses, some of them, or begun none. */
export function getCounts(people: readonly Pick<ClassPerson, "standing">[]) {
  const count = (standing: ClassPerson["standing"]) =>
    people.filter((person) => person.standing === standing).length;
  const [completed, notStarted] = [count("completed"), count("not_started")];
  return { completed, inProgress: people.length - completed - notStarted, notStarted };
}

/** The counts of statuses in one course; `place` is the position of the course in each person's figures. */
export function countsOfCourse(people: readonly Pick<ClassPerson, "figures">[], place: number) {
  const statuses = people.map(({ figures }) => figures[place]?.status ?? "");
  const completed = statuses.filter((status) => status === "completed").length;
  const notStarted = statuses.filter(isNotBegun).length;
  return { completed, inProgress: people.length - completed - notStarted, notStarted };
}
