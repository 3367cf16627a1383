import type { Instant } from "@cathedra/domain";
import { percentText } from "@cathedra/domain";
import { classTexts } from "@cathedra/domain/messages";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Link } from "@cathedra/ui-kit/Link";
import { Progress } from "@cathedra/ui-kit/Progress";
import { Select } from "@cathedra/ui-kit/Select";
import { useCallback, useMemo } from "react";
import { MarksLegend } from "../../../../../features/class-people/MarksLegend.tsx";
import * as css from "../../../../../features/class-people/PeopleMatrix.css.ts";
import { PeopleMatrix } from "../../../../../features/class-people/PeopleMatrix.tsx";
import { personHref } from "../../../../../features/people/person-href.ts";
import { useTableAddress } from "../../../../../features/table-page/use-table-address.ts";
import { Moment } from "../../../../../format/Moment.tsx";
import { classColumns, courseMarks, userCoursesHref } from "./class-columns.tsx";
import type { ClassCourse, ClassPerson } from "./class-people.ts";
import { type ClassFilter, type ClassView, classFilters, classView, getPeople } from "./class-view.ts";

type FilterProps = { readonly view: ClassView; readonly show: (view: ClassView) => void };

const labels: Readonly<Record<ClassFilter, string>> = {
  not_started: classTexts.courseStatuses.not_attempted,
  in_progress: classTexts.courseStatuses.in_progress,
  completed: classTexts.courseStatuses.completed,
  failed: classTexts.courseStatuses.failed,
  behind: classTexts.behind,
  quiet: classTexts.quiet,
};
const helps: Readonly<Partial<Record<ClassFilter, string>>> = {
  behind: classTexts.behindHelp,
  quiet: classTexts.quietHelp,
};

export type ClassPeopleProps = {
  readonly group: {
    readonly id: number;
    readonly name: string;
    readonly viewerCanReadPeople: boolean;
  };
  readonly people: readonly ClassPerson[];
  readonly courses: readonly ClassCourse[];
  readonly now: Instant;
};

/** The table of the people of a class by its courses. */
export function ClassPeople({ group, people, courses, now }: ClassPeopleProps) {
  const { view, shown: address, show } = useTableAddress(classView);
  const columns = useMemo(() => classColumns(courses, group.id), [courses, group.id]);
  const courseIds = useMemo(() => courses.map(({ id }) => id), [courses]);
  const shown = useMemo(
    () => getPeople({ people, courseIds }, classView.read(new URLSearchParams(address)), now),
    [people, courseIds, address, now],
  );
  const { id: groupId, viewerCanReadPeople } = group;
  const getHref = useCallback(
    (person: ClassPerson) => (viewerCanReadPeople ? personHref(person.id) : userCoursesHref(person, groupId)),
    [groupId, viewerCanReadPeople],
  );
  return (
    <PeopleMatrix
      name="class"
      fileName={`courses-${group.name}`}
      label="People by courses"
      people={shown}
      columns={columns}
      view={view}
      show={show}
      getHref={getHref}
      hint={classTexts.hint}
      legend={<MarksLegend marks={courseMarks} />}
      onPhone={(person) => (
        <>
          <Link href={getHref(person)}>{person.name}</Link>
          <Progress
            label={classTexts.personStatuses[person.standing]}
            value={person.overall}
            valueLabel={percentText(person.overall)}
          />
          <Disclosure title="Courses">
            <FigureList person={person} courses={courses} groupId={groupId} />
          </Disclosure>
        </>
      )}
    >
      <CourseFilter view={view} show={show} courses={courses} />
      <StandingFilter view={view} show={show} />
    </PeopleMatrix>
  );
}

type FigureListProps = {
  readonly person: ClassPerson;
  readonly courses: readonly ClassCourse[];
  readonly groupId: number;
};

/** A person's progress in each course, as text. */
function FigureList({ person, courses, groupId }: FigureListProps) {
  return (
    <ul className={css.figures}>
      {courses.map(({ id, name }, place) => {
        const { status = "", percentage = 0, lastActiveAt = null, isMissing } = person.figures[place] ?? {};
        return (
          <li key={id} className={css.figure}>
            <Link href={userCoursesHref(person, groupId, id)}>{name}</Link>
            <span>
              {classTexts.figure(status, percentage, isMissing)}
              {lastActiveAt !== null && (
                <>
                  {", last active "}
                  <Moment at={new Date(lastActiveAt).toISOString()} />
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The filter by course; without a course, the progress in all courses together is filtered. */
function CourseFilter({ view, show, courses }: FilterProps & { readonly courses: readonly ClassCourse[] }) {
  return (
    <Select
      label="Course"
      options={courses.map(({ id, name }) => ({ value: String(id), label: name }))}
      emptyLabel="All courses"
      value={view.course === null ? null : String(view.course)}
      onChange={(id) => show({ ...view, course: id === null ? null : Number(id) })}
    />
  );
}

/** The filter of a class's people by their progress in courses. */
function StandingFilter({ view, show }: FilterProps) {
  return (
    <Select
      label="Show"
      options={classFilters.map((value) => ({ value, label: labels[value] }))}
      emptyLabel="Everyone"
      value={view.show}
      description={view.show === null ? undefined : helps[view.show]}
      onChange={(key) => show({ ...view, show: classFilters.find((each) => each === key) ?? null })}
    />
  );
}
