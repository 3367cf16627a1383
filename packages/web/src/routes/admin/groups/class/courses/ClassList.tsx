import { percentText } from "@cathedra/domain";
import { classTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Link } from "@cathedra/ui-kit/Link";
import { Progress } from "@cathedra/ui-kit/Progress";
import { type ReactNode, useState } from "react";
import { Moment } from "../../../../../format/Moment.tsx";
import * as css from "./Class.css.ts";
import type { ClassCourse, ClassPerson } from "./class-people.ts";

const pageSize = 50;

export type ClassListProps = {
  readonly people: readonly ClassPerson[];
  readonly courses: readonly ClassCourse[];
  readonly hrefOf: (person: ClassPerson) => string;
  readonly empty: ReactNode;
};

/** On a phone: one person after the other with all courses together, and each course where somebody asks. */
export function ClassList({ people, courses, hrefOf, empty }: ClassListProps) {
  const [count, setCount] = useState(pageSize);
  if (people.length === 0) return empty;
  return (
    <>
      <ul className={css.list}>
        {people.slice(0, count).map((person) => (
          <li key={person.id} className={css.person}>
            <Link href={hrefOf(person)}>{person.name}</Link>
            <Progress
              label={classTexts.standings[person.standing]}
              value={person.overall}
              valueLabel={percentText(person.overall)}
            />
            <Disclosure title="Courses">
              <FigureList person={person} courses={courses} />
            </Disclosure>
          </li>
        ))}
      </ul>
      {people.length > count && (
        <div className={css.more}>
          <Button onPress={() => setCount(count + pageSize)}>Show more</Button>
        </div>
      )}
    </>
  );
}

type FigureListProps = {
  readonly person: ClassPerson;
  readonly courses: readonly ClassCourse[];
};

/** How far one person is in each course, in words. */
function FigureList({ person, courses }: FigureListProps) {
  return (
    <ul className={css.figures}>
      {courses.map(({ id, name }, place) => {
        const { status = "", percentage = 0, lastActiveAt = null, isMissing } = person.figures[place] ?? {};
        return (
          <li key={id}>
            <span>{name}</span>
            <span className={css.figure}>
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
