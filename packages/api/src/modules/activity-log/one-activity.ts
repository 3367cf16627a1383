import type { SimulatorActivityId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import { listQuerySamples } from "./list-query-samples.ts";
import {
  type VistActivityFields,
  type VistActivityView,
  vistActivityJoins,
  vistActivityJson,
} from "./projection.ts";
import { readableActivity } from "./readable-activities.ts";

/** The row that the statement for one activity returns. */
export type OneRow = { readonly activity: VistActivityView };

/** A statement that reads one run with the requested fields; it has no row if the caller may not read the run. */
export function oneSql(
  actor: Actor,
  id: SimulatorActivityId,
  fields: VistActivityFields,
): RawBuilder<unknown> {
  return sql`
    select ${vistActivityJson(actor, fields)} as activity
    from simulator_activity activity ${vistActivityJoins(fields)}
    where activity.id = ${id} and ${readableActivity(actor)}`;
}

const oneStatement = statement(
  { activity: json<VistActivityView>() },
  oneSql,
  ...listQuerySamples.map(([{ actor, fields }]): [Actor, SimulatorActivityId, VistActivityFields] => [
    actor,
    actor.userId as string as SimulatorActivityId,
    fields,
  ]),
);

/** A run by its id with the requested fields, for a caller who may read it (6.015), in one statement. */
export async function findActivity(
  db: Db | Tx,
  actor: Actor,
  id: SimulatorActivityId,
  fields: VistActivityFields,
): Promise<VistActivityView | undefined> {
  return (await oneStatement.first(db, actor, id, fields))?.activity;
}
