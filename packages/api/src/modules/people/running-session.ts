import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { nullable, statement, text } from "../../db/statement.ts";

const otherStatement = statement(
  { name: nullable(text()) },
  (userId: UserId) => sql`
    select coalesce(event.name, cloud_case.name) as name from vm
    left join resource_access_voucher event on event.id = vm.event_id
    left join cloud_case on cloud_case.id = vm.case_id
    where vm.started_by = ${userId} and vm.status <> 'off' and vm.removed_at is null limit 1`,
);

/** The name of the session that a person has running or starting; undefined if there is none. A failed start does not count. */
export async function runningSessionOf(
  db: Db,
  userId: UserId,
): Promise<{ readonly name: string | null } | undefined> {
  return otherStatement.first(db, userId);
}
