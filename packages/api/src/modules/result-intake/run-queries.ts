import type { CustomerId, ExerciseId, SimulatorActivityId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, nullable, statement, uuid } from "../../db/statement.ts";

const runStatement = statement(
  { id: uuid<SimulatorActivityId>(), exerciseId: int<ExerciseId>() },
  (userId: UserId, run: string) => sql`
    select id, exercise_id as "exerciseId" from simulator_activity where created_by = ${userId} and run_id = ${run}`,
);

/** A person's run that was delivered before; one row by its unique key. */
export async function getRun(db: Db | Tx, userId: UserId, run: string) {
  return runStatement.first(db, userId, run);
}

const customerStatement = statement(
  { id: nullable(int<CustomerId>()) },
  (userId: UserId) => sql`
    select case when count(distinct customer_id) = 1 then min(customer_id) end as id
    from customer_group_member member
    join customer_group on customer_group.id = member.group_id and customer_group.removed_at is null
    where member.user_id = ${userId}`,
);

/** The customer of the person's groups, if all of them belong to the same one (0208). */
export async function customerOfGroups(tx: Tx, userId: UserId): Promise<CustomerId | null> {
  return (await customerStatement.only(tx, userId)).id;
}
