import { classTexts } from "@cathedra/domain/messages";
import { Moment } from "../../../format/Moment.tsx";
import * as css from "./Class.css.ts";
import type { ClassCourse, ClassPerson } from "./class-people.ts";

export type FigureListProps = {
  readonly person: ClassPerson;
  readonly courses: readonly ClassCourse[];
};

/** How far one person is in each course, in words. */
export function FigureList({ person, courses }: FigureListProps) {
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
