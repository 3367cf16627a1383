import type { LearnerLife } from "@cathedra/test-fixtures";
import { peoplePage } from "./people.ts";
import type { Store } from "./store.ts";

/** Writes what people have done by the platform's first day, where it knows nobody yet. */
export function writeFirstLife(store: Store, life: readonly LearnerLife[]): void {
  if (peoplePage(store, 1, 1).length > 0) return;
  store.together(() => {
    for (const person of life) writePerson(store, person);
  });
}

function writePerson(store: Store, person: LearnerLife): void {
  const id = Number(person.platformId);
  store.run(
    "insert into person (id, login, email, first_name, last_name, created_at) values (?, ?, ?, ?, ?, ?)",
    id,
    person.email,
    person.email,
    person.firstName,
    person.lastName,
    Math.min(...person.courses.map(({ enrolledAt }) => enrolledAt)),
  );
  for (const course of person.courses) {
    const { enrolledAt, completedAt, lastActiveAt, units } = course;
    store.run(
      `insert into enrolment (person_id, course_id, enrolled_at, completed_at, last_unit_id, last_active_at)
       values (?, ?, ?, ?, ?, ?)`,
      id,
      Number(course.platformId),
      enrolledAt,
      completedAt,
      units.length === 0 ? null : Number(units.at(-1)?.platformId),
      lastActiveAt,
    );
    for (const { platformId, status, score, totalTimeSeconds } of units) {
      store.run(
        `insert into unit_state (person_id, unit_id, status, score, attempts, seconds, completed_at)
         values (?, ?, ?, ?, ?, ?, ?)`,
        id,
        Number(platformId),
        status,
        score,
        score === null ? 0 : 1,
        totalTimeSeconds,
        status === "completed" ? lastActiveAt : null,
      );
    }
  }
}
