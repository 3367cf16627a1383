import { progressTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { Disclosure } from "@cathedra/ui-kit/Disclosure";
import { Link } from "@cathedra/ui-kit/Link";
import { Progress } from "@cathedra/ui-kit/Progress";
import { type ReactNode, useState } from "react";
import { progressHref } from "../../../../../features/progress/exercise-href.ts";
import * as css from "./Cohort.css.ts";
import { attemptsId, cellText } from "./cohort-columns.tsx";
import type { CohortPerson } from "./cohort-people.ts";
import type { PlacedExercise } from "./cohort-view.ts";

const pageSize = 50;

export type CohortListProps = {
  readonly people: readonly CohortPerson[];
  readonly exercises: readonly PlacedExercise[];
  /** The address of a person's attempts at one exercise. */
  readonly hrefOf: (id: string) => string;
  readonly empty: ReactNode;
};

/** On a phone: one person after the other with all exercises together, and each exercise where somebody asks. */
export function CohortList({ people, exercises, hrefOf, empty }: CohortListProps) {
  const [count, setCount] = useState(pageSize);
  if (people.length === 0) return empty;
  return (
    <>
      <ul className={css.list}>
        {people.slice(0, count).map((person) => {
          const run = exercises.filter(({ place }) => (person.cells[place]?.attempts ?? 0) > 0);
          const done = run.filter(({ place }) => person.cells[place]?.standing === "proficient");
          return (
            <li key={person.id} className={css.person}>
              <Link href={progressHref(person.id)}>
                {person.isAdmin ? `${person.name} (admin)` : person.name}
              </Link>
              <Progress
                label={progressTexts.standings.proficient}
                value={done.length}
                max={exercises.length}
                valueLabel={`${done.length} of ${exercises.length} exercises`}
              />
              {run.length > 0 && (
                <Disclosure title={run.length === 1 ? "1 exercise run" : `${run.length} exercises run`}>
                  <ul className={css.figures}>
                    {run.map(({ place, exerciseKey, exerciseName }) => {
                      const cell = person.cells[place];
                      return (
                        <li key={exerciseKey} className={css.figure}>
                          <Link href={hrefOf(attemptsId(person.id, exerciseKey))}>{exerciseName}</Link>
                          <span>{cell === undefined ? "" : cellText(cell)}</span>
                        </li>
                      );
                    })}
                  </ul>
                </Disclosure>
              )}
            </li>
          );
        })}
      </ul>
      {people.length > count && (
        <div className={css.more}>
          <Button onPress={() => setCount(count + pageSize)}>Show more</Button>
        </div>
      )}
    </>
  );
}
