import { type Instant, instant } from "@cathedra/domain";
import { isStale } from "@cathedra/domain/logbook";
import { appErrorText, type PersonOfChange } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import type { MutationSaveActivityArgs } from "../../graphql/generated/contract.ts";
import type { LockedRecord } from "./save-queries.ts";

/**
 * Refuses to replace a version that the caller has not read (CONFLICT, with when and by whom it was changed). The
 * record is locked: whoever comes second reads what the first has committed. Returns the stored version.
 */
export async function checkVersion(
  tx: Tx,
  { row }: LockedRecord,
  { activity }: MutationSaveActivityArgs,
): Promise<Instant> {
  const stored = instant(Date.parse(String(row.modified_at)));
  const { modifiedAt } = activity;
  const read = modifiedAt === undefined || modifiedAt === null ? undefined : instant(modifiedAt);
  if (!isStale(read, stored)) return stored;
  const modifiedBy = await personOf(tx, String(row.modified_by));
  const facts = { modifiedAt: new Date(stored).toISOString(), modifiedBy };
  throw new AppError("CONFLICT", appErrorText("CONFLICT", facts), facts);
}

async function personOf(tx: Tx, userId: string): Promise<PersonOfChange> {
  const { rows } = await sql<PersonOfChange>`
    select keycloak_id, first_name, last_name from app_user where id = ${userId}`.execute(tx);
  const [person] = rows;
  if (person === undefined) throw new Error("a record changed by nobody");
  return person;
}
