import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** A request that failed, as the process that answered it knows it. */
export type Failure = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly requestId: string;
  /** Of the token; null: nobody who is known. */
  readonly keycloakId: string | null;
  readonly operation: string;
  readonly code: string;
  readonly status: number;
  readonly durationMs: number;
  readonly page: string | null;
};

/** Writes some of them at once, each with who it was and the first customer of theirs. */
export async function writeFailures(db: Db, failures: readonly Failure[]): Promise<void> {
  await sql`
    insert into failed_request (at, request_id, user_id, customer_id, operation, code, status, duration_ms, page)
    select to_timestamp(given.at / 1000.0), given."requestId", person.id, (
      select customer_group.customer_id from customer_group_member member
      join customer_group on customer_group.id = member.group_id
      where member.user_id = person.id order by member.group_id limit 1
    ), given.operation, given.code, given.status, given."durationMs", given.page
    from json_to_recordset(${JSON.stringify(failures)}::json) as given (
      at bigint, "requestId" text, "keycloakId" text, operation text, code text, status int, "durationMs" int, page text
    )
    left join app_user person on person.keycloak_id = given."keycloakId"`.execute(db);
}
