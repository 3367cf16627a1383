import type { CustomerId, ExerciseId, KeycloakId } from "@cathedra/domain";
import type { MetricValue, MetricValues } from "@cathedra/domain/results";
import { type CastPerson, people } from "./cast.ts";
import { colleagues } from "./colleagues.ts";
import { customerOf, groupOf } from "./customers.ts";
import { type Random, seededRandom } from "./random.ts";
import { type CastExercise, simulatorModules } from "./simulator-catalogue.ts";

/** A run of an exercise that somebody of the demo world has made. */
export type RunLife = {
  readonly id: string;
  readonly keycloakId: KeycloakId;
  readonly customerId: CustomerId;
  readonly exerciseId: ExerciseId;
  /** Milliseconds, like every instant here. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isCompleted: boolean;
  readonly values: MetricValues;
};

const dayMs = 86_400_000;

/** What the demo people have run in the ten weeks before `now`: most get better, at their own pace, and not every day. */
export function resultsLife(now: number): readonly RunLife[] {
  const learners = [...people, ...colleagues].filter(({ groups }) =>
    groups.some(({ role }) => role === "learner"),
  );
  return learners.flatMap((person, index) => runsOf(person, now, seededRandom(7300 + index)));
}

function runsOf(person: CastPerson, now: number, random: Random): RunLife[] {
  const [first] = person.groups;
  if (first === undefined) return [];
  const customerId = customerOf(groupOf(first.group).customer).id;
  const exercises = simulatorModules.flatMap((module) => module.exercises.slice(0, 2));
  const chosen = Array.from({ length: 4 }, () => random.pick(exercises));
  return [...new Set(chosen)].flatMap((exercise) => {
    const talent = random.decimal(0.75, 1.1, 2);
    const attempts = random.int(3, 11);
    return Array.from({ length: attempts }, (_, attempt): RunLife => {
      const day = 70 - ((attempt + random.next()) * 69) / attempts;
      const skill = talent * (1.9 * 0.82 ** attempt + 0.55) * random.decimal(0.9, 1.12, 2);
      const values = valuesOf(exercise, skill, random);
      const startedAt = Math.round(now - day * dayMs);
      const seconds = Number(values["total_time"] ?? 600);
      return {
        id: random.uuid(),
        keycloakId: person.keycloakId,
        customerId,
        exerciseId: exercise.id,
        startedAt,
        endedAt: startedAt + Math.round(seconds * 1000),
        isCompleted: true,
        values,
      };
    });
  });
}

/** Around its benchmark: the smaller `skill`, the better. */
function valuesOf({ definition }: CastExercise, skill: number, random: Random): MetricValues {
  const asked = new Map(definition.benchmarks.map(({ metric, value }) => [metric, value]));
  return Object.fromEntries(
    definition.metrics.map(({ internal_id, data_type, value_format }): [string, MetricValue | null] => {
      if (random.chance(0.01)) return [internal_id, null];
      if (data_type === "bool") return [internal_id, random.chance(Math.min(0.98, 1.2 / skill))];
      if (data_type === "string") return [internal_id, "—"];
      if (value_format === "percent") return [internal_id, random.chance(1 / skill) ? 100 : 50];
      const middle = asked.get(internal_id);
      const value = (typeof middle === "number" ? middle : 20) * skill * random.decimal(0.8, 1.15, 3);
      return [internal_id, data_type === "int" ? Math.round(value) : Number(value.toFixed(2))];
    }),
  );
}
