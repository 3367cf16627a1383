import { randomUUID } from "node:crypto";
import type { openDatabase } from "@cathedra/api";
import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";

export type BenchPerson = {
  readonly userId: UserId;
  readonly keycloakId: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type BenchDb = ReturnType<typeof openDatabase>["db"];

/** People as they are once they have signed in. */
export async function insertPeople(db: BenchDb, count: number): Promise<readonly BenchPerson[]> {
  const people = Array.from({ length: count }, (_, at) => ({
    userId: randomUUID() as UserId,
    keycloakId: randomUUID(),
    firstName: `Person${at}`,
    lastName: "Bench",
  }));
  await sql`
    insert into app_user (id, keycloak_id, email, email_verified, first_name, last_name, logbook)
    select "userId", "keycloakId", lower("firstName" || '.' || "lastName" || '@bench.example'), true, "firstName", "lastName", false
    from json_to_recordset(${JSON.stringify(people)}::json)
      as given ("userId" uuid, "keycloakId" text, "firstName" text, "lastName" text)`.execute(db);
  return people;
}
