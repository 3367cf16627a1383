import type { CustomerId, KeycloakId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { countsBy, type ProficiencyRule, proficiencySteps } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { int, json, nullable, statement, text } from "../../db/statement.ts";
import type { ExerciseVerdict } from "../../graphql/generated/contract.ts";
import { listQuerySamples, readableActivity } from "../activity-log/public.ts";
import { chosenRule, getAttempt, outcomeLetter, ruleOrDefault } from "../progress/public.ts";
import type { AttemptRow } from "./attempts.ts";

/** The maximum number of attempts from which a verdict is derived; these are the latest. */
const maxJudged = 10_000;

type Judged = readonly [id: string, at: number, exerciseId: number, letter: string];

/**
 * All attempts of a person at an exercise that the reader may read, by institution, the latest first, with the rule of each. By the index
 * of person and exercise: it grows with the attempts of this person at this exercise alone.
 */
const judgedStatement = statement(
  {
    institutionId: nullable(int<CustomerId>()),
    institutionName: nullable(text()),
    chosenRule: nullable(json<ProficiencyRule>()),
    attempts: json<readonly Judged[]>(),
  },
  (reader: Actor, whose: KeycloakId, exerciseKey: string) => sql`
    with judged as materialized (
      select activity.id, activity.customer_id, activity.started_at, activity.exercise_id, ${outcomeLetter} as letter
      from simulator_activity activity
      where activity.created_by = (select id from app_user where keycloak_id = ${whose})
        and activity.exercise_key = ${exerciseKey} and ${readableActivity(reader)}
      order by activity.started_at desc, activity.id desc limit ${maxJudged}
    ), by_institution as (
      select customer_id, max(started_at) as latest, json_agg(json_build_array(id,
        (date_part('epoch', started_at) * 1000)::bigint, exercise_id, letter) order by started_at, id) as attempts
      from judged group by customer_id
    )
    select by_institution.customer_id as "institutionId", customer.name as "institutionName",
      ${chosenRule(sql`by_institution.customer_id`)} as "chosenRule", by_institution.attempts
    from by_institution left join customer on customer.id = by_institution.customer_id
    order by by_institution.latest desc, by_institution.customer_id`,
  ...listQuerySamples.map(([{ actor }]): [Actor, KeycloakId, string] => [actor, actor.keycloakId, "a/b"]),
);

/** A person's status in an exercise by the rule of each institution, and the effect of each shown attempt on it. */
export async function decideVerdicts(
  db: Db,
  reader: Actor,
  shown: readonly AttemptRow[],
  exerciseKey: string,
): Promise<readonly ExerciseVerdict[]> {
  const [first] = shown;
  if (first === undefined) return [];
  const ids = new Set<string>(shown.map(({ id }) => id));
  const rows = await judgedStatement.rows(db, reader, first.keycloak_id, exerciseKey);
  return rows.map(({ institutionId, institutionName, chosenRule: chosen, attempts }) => {
    const rule = ruleOrDefault(chosen);
    const made = attempts.map(([id, at, exerciseId, letter]) => getAttempt({ id, at, exerciseId, letter }));
    const { figures, steps } = proficiencySteps(made, rule);
    return {
      institutionId,
      institutionName,
      rule,
      ...figures,
      passes: made.filter((attempt) => countsBy(rule, attempt) && attempt.isMet === true).length,
      steps: steps.filter(({ id }) => ids.has(id)),
    };
  });
}
