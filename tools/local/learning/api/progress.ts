import { getUnit } from "../store/catalogue.ts";
import { getPerson } from "../store/people.ts";
import {
  getState,
  peopleOfCourse,
  resetProgress,
  toCourseProgress,
  type UnitState,
} from "../store/progress.ts";
import type { Call } from "./context.ts";
import { namedLearner } from "./enrolments.ts";
import { missing } from "./refusal.ts";
import { dateText, statusText, timestamp, timeText } from "./values.ts";

/** The status in this endpoint's values: `Completed`, `Not attempted`, `Passed`. */
export const userStatusInCourse: Call = (context, value) => {
  const { person, course, enrolment } = namedLearner(context, value);
  const { status, percentage, seconds, states, units } = toCourseProgress(
    context.store,
    person.id,
    course.id,
  );
  return {
    role: "learner",
    enrolled_on: dateText(enrolment.enrolledAt),
    enrolled_on_timestamp: timestamp(enrolment.enrolledAt),
    completion_status: statusText(status),
    completion_percentage: String(percentage),
    completed_on: dateText(enrolment.completedAt),
    completed_on_timestamp: timestamp(enrolment.completedAt),
    expired_on: "",
    expired_on_timestamp: null,
    total_time: timeText(seconds),
    units: units.map(({ id, name, type }) => {
      const state = states.get(id);
      return {
        id: String(id),
        name,
        type,
        completion_status: unitStatus(type, state),
        completed_on: dateText(state?.completedAt ?? null),
        completed_on_timestamp: timestamp(state?.completedAt ?? null),
        score: scoreText(state),
        total_time: timeText(state?.seconds ?? 0),
      };
    }),
  };
};

function unitStatus(type: string, state: UnitState | undefined): string {
  if (state === undefined) return "Not attempted";
  if (type === "Test" && state.status === "completed") return "Passed";
  return state.status === "failed" ? "Failed" : statusText(state.status);
}

function scoreText(state: UnitState | undefined): string {
  return state?.score === null || state === undefined ? "" : state.score.toFixed(2);
}

/** An object for one person, an array for all people. */
export const usersProgressInUnits: Call = ({ store }, value) => {
  const unit = getUnit(store, value.id("unit_id"));
  if (unit === undefined) throw missing("unit");
  const facts = (personId: number) => {
    const state = getState(store, personId, unit.id);
    return { user_id: String(personId), status: unitStatus(unit.type, state), score: scoreText(state) };
  };
  if (!value.has("user_id")) return peopleOfCourse(store, unit.courseId).map(facts);
  const person = getPerson(store, value.id("user_id"));
  if (person === undefined) throw missing("user");
  return facts(person.id);
};

export const resetUserProgress: Call = (context, value) => {
  const { person, course } = namedLearner(context, value);
  resetProgress(context.store, person.id, course.id);
  return { message: "Operation completed successfully" };
};
