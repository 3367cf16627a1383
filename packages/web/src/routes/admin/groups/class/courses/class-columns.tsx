import { type Instant, percentText } from "@cathedra/domain";
import type { ClassFigure, CompletionStatus } from "@cathedra/domain/learning";
import { classTexts } from "@cathedra/domain/messages";
import { ProgressMark, type ProgressState } from "@cathedra/ui-kit/ProgressMark";
import type { PeopleColumn } from "../../../../../features/class-people/PeopleMatrix.tsx";
import { personColumn } from "../../../../../features/class-people/person-column.ts";
import { localDay, showDay, showMoment } from "../../../../../format/dates.ts";
import type { ClassCourse, ClassPerson } from "./class-people.ts";
import { columnOfCourse } from "./class-view.ts";

export type ClassColumn = PeopleColumn<ClassPerson>;

const getState: Readonly<Record<CompletionStatus, ProgressState>> = {
  "": "none",
  not_attempted: "waiting",
  in_progress: "moving",
  completed: "done",
  failed: "failed",
  unknown: "unknown",
};

const standingState: Readonly<Record<ClassPerson["standing"], ProgressState>> = {
  no_courses: "none",
  not_started: "waiting",
  in_progress: "moving",
  completed: "done",
};

/** The person, the total progress, the last activity, and a column for each course: in the table and in the file. */
export function classColumns(courses: readonly ClassCourse[], groupId: number): readonly ClassColumn[] {
  return [
    personColumn<ClassPerson>(
      ({ name, email, readAt }) =>
        `${name} · ${email} · ${readAt === null ? classTexts.neverRead : `as of ${showMoment(readAt)}`}`,
    ),
    {
      id: "overall",
      header: "Overall",
      isSortable: true,
      cell: ({ standing, overall }) => (
        <ProgressMark
          state={standingState[standing]}
          percentage={overall}
          label={`${classTexts.personStatuses[standing]}, ${percentText(overall)}`}
        />
      ),
      text: ({ overall }) => percentText(overall),
      describe: ({ name, standing, overall }) =>
        `${name} · all courses: ${classTexts.personStatuses[standing]}, ${percentText(overall)}`,
    },
    {
      id: "active",
      header: "Last active",
      look: "words",
      isSortable: true,
      cell: ({ lastActiveAt }) => getDay(lastActiveAt),
      text: ({ lastActiveAt }) => getDay(lastActiveAt),
      describe: ({ name, lastActiveAt }) =>
        lastActiveAt === null ? name : `${name} · last active ${showMoment(lastActiveAt)}`,
    },
    ...courses.map((course, place) => courseColumn(course, place, groupId)),
  ];
}

const getDay = (at: Instant | null) => (at === null ? "" : showDay(localDay(new Date(at))));

/** The marks of a course with their meanings, in the order in which people usually reach them. */
export const courseMarks = (
  ["completed", "in_progress", "not_attempted", "failed", "unknown", ""] as const
).map((status) => ({ state: getState[status], label: classTexts.courseStatuses[status] }));

const nothing: ClassFigure = { status: "", percentage: 0, lastActiveAt: null };

function courseColumn({ id, name }: ClassCourse, place: number, groupId: number): ClassColumn {
  const getFigure = ({ figures }: ClassPerson) => figures[place] ?? nothing;
  const words = (person: ClassPerson) => {
    const { status, percentage, isMissing } = getFigure(person);
    return classTexts.figure(status, percentage, isMissing);
  };
  const spoken = (person: ClassPerson) => {
    const { lastActiveAt } = getFigure(person);
    return lastActiveAt === null
      ? words(person)
      : `${words(person)}, last active ${showMoment(lastActiveAt)}`;
  };
  return {
    id: columnOfCourse(id),
    header: name,
    look: "named",
    isSortable: true,
    cell: (person) => {
      const { status, percentage, isMissing } = getFigure(person);
      return (
        <ProgressMark
          state={isMissing === true ? "unknown" : getState[status]}
          percentage={percentage}
          label={spoken(person)}
        />
      );
    },
    href: (person) => userCoursesHref(person, groupId, id),
    text: words,
    describe: (person) => `${person.name} · ${name}: ${spoken(person)}`,
  };
}

/** The address of a person's courses in a group, with their progress (5.003); with a course, only that one. */
export function userCoursesHref({ email, id }: ClassPerson, groupId: number, courseId?: number): string {
  const query = new URLSearchParams({ email, group: String(groupId), uid: id });
  if (courseId !== undefined) query.set("course", String(courseId));
  return `/user-courses?${query.toString()}`;
}
