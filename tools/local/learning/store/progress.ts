import * as v from "valibot";
import { getUnits, type StoredUnit } from "./catalogue.ts";
import type { Store } from "./store.ts";

const enrolment = v.object({
  courseId: v.number(),
  enrolledAt: v.number(),
  completedAt: v.nullable(v.number()),
  lastUnitId: v.nullable(v.number()),
});
const state = v.object({
  unitId: v.number(),
  status: v.picklist(["in_progress", "completed", "failed"]),
  score: v.nullable(v.number()),
  attempts: v.number(),
  seconds: v.number(),
  place: v.nullable(v.number()),
  answers: v.nullable(v.string()),
  completedAt: v.nullable(v.number()),
});

export type Enrolment = v.InferOutput<typeof enrolment>;
export type UnitState = v.InferOutput<typeof state>;

/** A person's progress in a course. */
export type CourseProgress = {
  readonly status: "not_attempted" | "incomplete" | "completed" | "failed";
  /** The progress in whole percent. */
  readonly percentage: number;
  readonly seconds: number;
  readonly states: ReadonlyMap<number, UnitState>;
  /** The units of the course without those of type `Section`, which are only headings. */
  readonly units: readonly StoredUnit[];
};

const enrolmentColumns =
  "course_id as courseId, enrolled_at as enrolledAt, completed_at as completedAt, last_unit_id as lastUnitId";
const stateColumns =
  "unit_id as unitId, status, score, attempts, seconds, place, answers, state.completed_at as completedAt";

export function getEnrolment(store: Store, personId: number, courseId: number): Enrolment | undefined {
  const sql = `select ${enrolmentColumns} from enrolment where person_id = ? and course_id = ?`;
  return store.one(enrolment, sql, personId, courseId);
}

export function enrolmentsOf(store: Store, personId: number): readonly Enrolment[] {
  const sql = `select ${enrolmentColumns} from enrolment where person_id = ? order by enrolled_at, course_id`;
  return store.all(enrolment, sql, personId);
}

/** The people who are enrolled in a course. */
export function peopleOfCourse(store: Store, courseId: number): readonly number[] {
  const sql = "select person_id as id from enrolment where course_id = ? order by person_id";
  return store.all(v.object({ id: v.number() }), sql, courseId).map(({ id }) => id);
}

/** Enrols a person in a course, and returns whether the enrolment was new. */
export function enrol(store: Store, personId: number, courseId: number, at = store.now()): boolean {
  const sql =
    "insert into enrolment (person_id, course_id, enrolled_at) values (?, ?, ?) on conflict do nothing";
  return store.run(sql, personId, courseId, at) === 1;
}

export function withdraw(store: Store, personId: number, courseId: number): void {
  store.together(() => {
    forgetUnits(store, personId, courseId);
    store.run("delete from enrolment where person_id = ? and course_id = ?", personId, courseId);
  });
}

/** Resets a course to its beginning: only the enrolment is kept. */
export function resetProgress(store: Store, personId: number, courseId: number): void {
  store.together(() => {
    forgetUnits(store, personId, courseId);
    store.run(
      `update enrolment set completed_at = null, last_unit_id = null, last_active_at = null
       where person_id = ? and course_id = ?`,
      personId,
      courseId,
    );
  });
}

function forgetUnits(store: Store, personId: number, courseId: number): void {
  const sql =
    "delete from unit_state where person_id = ? and unit_id in (select id from unit where course_id = ?)";
  store.run(sql, personId, courseId);
}

export function getState(store: Store, personId: number, unitId: number): UnitState | undefined {
  const sql = `select ${stateColumns} from unit_state state where person_id = ? and unit_id = ?`;
  return store.one(state, sql, personId, unitId);
}

export function toCourseProgress(store: Store, personId: number, courseId: number): CourseProgress {
  const units = getUnits(store, courseId).filter(({ type }) => type !== "Section");
  const rows = store.all(
    state,
    `select ${stateColumns} from unit_state state join unit on unit.id = state.unit_id
     where person_id = ? and course_id = ?`,
    personId,
    courseId,
  );
  const states = new Map(rows.map((row) => [row.unitId, row]));
  const done = rows.filter(({ status }) => status === "completed").length;
  const isWhole = units.length > 0 && done >= units.length;
  const hasFailed = rows.some(({ status }) => status === "failed") && rows.length >= units.length;
  const begun = hasFailed ? "failed" : "incomplete";
  return {
    status: isWhole ? "completed" : rows.length === 0 ? "not_attempted" : begun,
    percentage: units.length === 0 ? 0 : Math.round((100 * done) / units.length),
    seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
    states,
    units,
  };
}

export type UnitChange = {
  readonly status?: UnitState["status"];
  readonly score?: number;
  readonly isAttempt?: boolean;
  readonly seconds?: number;
  readonly place?: number;
  readonly answers?: string;
};

/**
 * Stores a person's progress in a unit. A completed unit stays completed, the best score counts, and the course is completed
 * with its last unit.
 */
export function storeUnit(
  store: Store,
  personId: number,
  unit: StoredUnit,
  change: UnitChange,
  at = store.now(),
): void {
  const { status = "in_progress", score, isAttempt = false, seconds = 0, place, answers } = change;
  store.together(() => {
    store.run(
      `insert into unit_state (person_id, unit_id, status, score, attempts, seconds, place, answers, completed_at)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, iif(?3 = 'completed', ?9, null))
       on conflict (person_id, unit_id) do update set
         status = case when status = 'completed' or excluded.status = 'in_progress' then status else excluded.status end,
         score = case when excluded.score is null then score else max(coalesce(score, 0), excluded.score) end,
         attempts = attempts + excluded.attempts, seconds = seconds + excluded.seconds,
         place = coalesce(excluded.place, place), answers = coalesce(excluded.answers, answers),
         completed_at = coalesce(completed_at, excluded.completed_at)`,
      personId,
      unit.id,
      status,
      score ?? null,
      isAttempt ? 1 : 0,
      Math.round(seconds),
      place ?? null,
      answers ?? null,
      at,
    );
    const isComplete = toCourseProgress(store, personId, unit.courseId).status === "completed";
    store.run(
      `update enrolment set last_unit_id = ?, last_active_at = ?,
         completed_at = case when ? then coalesce(completed_at, ?) else completed_at end
       where person_id = ? and course_id = ?`,
      unit.id,
      at,
      isComplete ? 1 : 0,
      at,
      personId,
      unit.courseId,
    );
  });
}
