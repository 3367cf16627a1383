import { randomUUID } from "node:crypto";
import type { Db } from "@cathedra/api";
import type { KeycloakId, UserId } from "@cathedra/domain";
import { sql } from "kysely";

export type BenchPerson = {
  readonly userId: UserId;
  readonly keycloakId: KeycloakId;
  readonly firstName: string;
  readonly lastName: string;
};

/** People in the state after their first sign-in. */
export async function insertPeople(db: Db, count: number): Promise<readonly BenchPerson[]> {
  const people = Array.from({ length: count }, (_, at) => ({
    userId: randomUUID() as UserId,
    keycloakId: randomUUID() as KeycloakId,
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
