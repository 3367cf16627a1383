import type { KeycloakId, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

/** The ids of people in the database by subject, because someone may have signed in and got an id before the seed ran. */
export async function storedPeople(
  db: Db | Tx,
  people: readonly { readonly keycloakId: KeycloakId }[],
): Promise<(person: KeycloakId) => UserId> {
  const { rows } = await sql<{ id: UserId; keycloakId: KeycloakId }>`
    select id, keycloak_id as "keycloakId" from app_user
    where keycloak_id = any(${people.map(({ keycloakId }) => keycloakId)}::text[])`.execute(db);
  const ids = new Map(rows.map(({ id, keycloakId }) => [keycloakId, id]));
  return (person) => {
    const id = ids.get(person);
    if (id === undefined) throw new Error(`nobody of the world: ${person}`);
    return id;
  };
}
