import type { SimulatorActivityId } from "@cathedra/domain";
import type { MetricValues } from "@cathedra/domain/results";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, statement, uuid } from "../../db/statement.ts";
import type { MeasuredMetric } from "../../graphql/generated/contract.ts";

const measuredStatement = statement(
  { id: uuid<SimulatorActivityId>(), values: json<MetricValues>() },
  (ids: readonly SimulatorActivityId[]) => sql`
    select activity_id as id, metric_values as values from simulator_result
    where activity_id = any(${ids}::uuid[])`,
);

/** The measured values of runs, in the order of the runs: one statement for a page. */
export async function findMeasuredValues(
  db: Db,
  ids: readonly SimulatorActivityId[],
): Promise<readonly (readonly MeasuredMetric[])[]> {
  const rows = await measuredStatement.rows(db, ids);
  const byId = new Map(rows.map(({ id, values }) => [id, values]));
  return ids.map((id) =>
    Object.entries(byId.get(id) ?? {}).flatMap(([internal_id, value]) =>
      value === null ? [] : [{ internal_id, value }],
    ),
  );
}
