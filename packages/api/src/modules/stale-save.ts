import { type Instant, instant, type UserId } from "@cathedra/domain";
import { isStale } from "@cathedra/domain/logbook";
import { type EditedThing, type PersonOfChange, staleSaveTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { statement, text } from "../db/statement.ts";
import { AppError } from "../errors.ts";

/** The stored version, locked: a concurrent save waits and reads what was committed. */
export type StoredVersion = {
  readonly modifiedAt: Instant;
  /** The person who changed the thing last; null if it was never changed, or by a deleted person. */
  readonly modifiedBy: UserId | null;
};

/**
 * Refuses to overwrite a version that the caller has not read (CONFLICT, with when and by whom it was changed). A caller that
 * names no version is not checked.
 */
export async function refuseStale(
  tx: Tx,
  thing: EditedThing,
  read: number | null | undefined,
  { modifiedAt, modifiedBy: userId }: StoredVersion,
): Promise<void> {
  if (!isStale(read === null || read === undefined ? undefined : instant(read), modifiedAt)) return;
  const modifiedBy = userId === null ? null : await getPerson(tx, userId);
  const facts = { modifiedAt: new Date(modifiedAt).toISOString(), modifiedBy };
  throw new AppError("CONFLICT", staleSaveTexts.refused(thing, modifiedBy), facts);
}

const personOfStatement = statement(
  { keycloak_id: text(), first_name: text(), last_name: text() },
  (userId: UserId) => sql`
    select keycloak_id, first_name, last_name from app_user where id = ${userId}`,
);

async function getPerson(tx: Tx, userId: UserId): Promise<PersonOfChange | null> {
  const rows = await personOfStatement.rows(tx, userId);
  return rows[0] ?? null;
}
