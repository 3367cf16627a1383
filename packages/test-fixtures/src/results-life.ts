import type { CustomerId, ExerciseId, KeycloakId } from "@cathedra/domain";
import type { MetricValues } from "@cathedra/domain/results";
import { type CastPerson, cast, people } from "./cast.ts";
import { colleagues } from "./colleagues.ts";
import { type GroupKey, getCustomer, getGroup } from "./customers.ts";
import { type Random, seededRandom } from "./random.ts";
import { valuesOfAborted, valuesOfRun } from "./simulator/run-values.ts";
import { type CastExercise, simulatorModules } from "./simulator-catalogue.ts";

/** A run of an exercise that someone of the demo world has made. */
export type RunLife = {
  readonly id: string;
  readonly keycloakId: KeycloakId;
  readonly customerId: CustomerId;
  readonly exerciseId: ExerciseId;
  /** When the run began, in milliseconds. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isCompleted: boolean;
  readonly values: MetricValues;
};

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** How many days ago the simulators got version 2.1 of Carotid Stenting. */
const newVersionDay = 33;

/** How a person learns an exercise: skill 1 is an expert's, and larger values are worse. */
type Course = {
  /** The code of the exercise; its version is the one of the day of the run. */
  readonly exercise: string;
  readonly attempts: number;
  /** Days before now, of the first attempt and of the last. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly plateau: number;
  /** The share of the distance to the goal that each attempt covers. */
  readonly rate: number;
  /** The indexes of the attempts that were given up, starting at 0. */
  readonly aborted?: readonly number[];
  /** The index of an attempt that is worse than those before it, because no one improves every day. */
  readonly badDay?: number;
};

/** The factor by which results are worse on a bad day. */
const badDayFactor = 1.25;

/** The exercises that all people of a group train. */
const common: Partial<Readonly<Record<GroupKey, readonly string[]>>> = {
  irResidents: ["evar-01", "carotid-stenting-01"],
  irFellows: ["evar-01", "carotid-stenting-01", "sfa-revascularization-02"],
  neurointervention: ["stroke-thrombectomy-01", "aneurysm-coiling-01"],
  endovascularTrainees: ["evar-01", "sfa-revascularization-01"],
  vascularRotation: ["sfa-revascularization-01", "below-the-knee-01"],
};

/** Two exercises at which she is proficient, one at which she gets better, and one just begun. */
const mayas: readonly Course[] = [
  { exercise: "evar-01", attempts: 9, from: 66, to: 9, start: 1.95, plateau: 0.93, rate: 0.42 },
  {
    exercise: "sfa-revascularization-01",
    attempts: 7,
    from: 58,
    to: 16,
    start: 1.6,
    plateau: 0.92,
    rate: 0.55,
    aborted: [1],
  },
  { exercise: "carotid-stenting-01", attempts: 7, from: 47, to: 1, start: 2.2, plateau: 1.05, rate: 0.24 },
  {
    exercise: "stroke-thrombectomy-01",
    attempts: 2,
    from: 6,
    to: 2,
    start: 2.1,
    plateau: 1,
    rate: 0.2,
    aborted: [0],
  },
];

/** The runs of the demo people in the ten weeks before `now`: most people improve, at their own pace, and not every day. */
export function resultsLife(now: number): readonly RunLife[] {
  const learners = [...people, ...colleagues].filter(({ groups }) =>
    groups.some(({ role }) => role === "learner"),
  );
  return learners.flatMap((person, index) => {
    const random = seededRandom(7300 + index);
    const [first] = person.groups;
    if (first === undefined) return [];
    const courses =
      person.keycloakId === cast.maya.keycloakId ? mayas : getCourses(person, first.group, random);
    const who = { keycloakId: person.keycloakId, customerId: getCustomer(getGroup(first.group).customer).id };
    return courses.flatMap((course) => getRuns(course, now, random).map((run) => ({ ...who, ...run })));
  });
}

/** The exercises of the person's groups, and two of their own choice. Experienced people begin better and get further. */
function getCourses({ groups }: CastPerson, first: GroupKey, random: Random): readonly Course[] {
  const isFellow = groups.some(({ group }) => group === "irFellows" || group === "neurointervention");
  const trained = groups.flatMap(({ group }) => common[group] ?? []);
  const own = [random.pick(choices), random.pick(choices)];
  const talent = random.decimal(0.92, 1.12, 2);
  return [...new Set([...trained, ...own])].map((exercise, at) => {
    const attempts = random.int(isFellow ? 4 : 3, at < trained.length ? 9 : 5);
    const from = random.int(35, 68);
    return {
      exercise,
      attempts,
      from,
      to: random.int(1, Math.max(2, from - attempts * 3)),
      start: talent * (isFellow ? 1.5 : first === "vascularRotation" ? 1.8 : 1.95),
      plateau: talent * (isFellow ? 0.93 : 1.02),
      rate: random.decimal(0.22, 0.5, 2),
      aborted: random.chance(0.2) ? [random.int(0, 1)] : [],
      ...(attempts >= 6 ? { badDay: attempts - 3 } : {}),
    };
  });
}

function getRuns(course: Course, now: number, random: Random) {
  const { attempts, from, to, start, plateau, rate, aborted = [], badDay } = course;
  return Array.from({ length: attempts }, (_, attempt) => {
    const day = from - ((from - to) * attempt) / Math.max(1, attempts - 1);
    const { id: exerciseId, measures } = exerciseOn(course.exercise, day);
    const isCompleted = !aborted.includes(attempt);
    const usual = plateau + (start - plateau) * Math.exp(-rate * attempt);
    const skill = attempt === badDay ? usual * badDayFactor : usual;
    const values = isCompleted ? valuesOfRun(measures, skill, random) : valuesOfAborted(measures, random);
    // Between seven in the morning and six in the evening, the day before yesterday or earlier where it is about a day.
    const midnight = Math.floor((now - Math.max(1, Math.round(day)) * dayMs) / dayMs) * dayMs;
    const startedAt = Math.round(midnight + random.decimal(7, 18, 3) * hourMs);
    const seconds = Number(values["total_time"] ?? 600);
    return {
      id: random.uuid(),
      exerciseId,
      startedAt,
      endedAt: startedAt + Math.round(seconds * 1000),
      isCompleted,
      values,
    };
  });
}

/** The exercises of today, of which the demo people choose. */
const choices = simulatorModules
  .filter(({ isNewest }) => isNewest)
  .flatMap(({ exercises }) => exercises.slice(0, 3).map(({ code }) => code));

/** The exercise of the version that the simulators had on that day. */
function exerciseOn(code: string, day: number): CastExercise {
  const versions = simulatorModules.filter(({ exercises }) => exercises.some((each) => each.code === code));
  const module = versions.find(({ isNewest }) => isNewest !== day > newVersionDay) ?? versions[0];
  const exercise = module?.exercises.find((each) => each.code === code);
  if (exercise === undefined) throw new Error(`no such exercise: ${code}`);
  return exercise;
}
