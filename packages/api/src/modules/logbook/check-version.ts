import { type Instant, instant, type UserId } from "@cathedra/domain";
import { isStale } from "@cathedra/domain/logbook";
import { appErrorText, type PersonOfChange } from "@cathedra/domain/messages";
import type { Tx } from "../../db/database.ts";
import { AppError } from "../../errors.ts";
import type { ActivityInput } from "../../graphql/generated/contract.ts";
import type { LockedRecord } from "./save-queries.ts";

/**
 * Refuses to overwrite or delete a version that the caller has not read (CONFLICT, with when and by whom it was changed). The record is
 * locked, so a concurrent save reads what was committed. Returns the stored version.
 */
export async function checkVersion(
  tx: Tx,
  { row }: LockedRecord,
  { modifiedAt }: Pick<ActivityInput, "modifiedAt">,
): Promise<Instant> {
  const stored = instant(Date.parse(String(row.modified_at)));
  const read = modifiedAt === undefined || modifiedAt === null ? undefined : instant(modifiedAt);
  if (!isStale(read, stored)) return stored;
  const modifiedBy = await getPerson(tx, row.modified_by as UserId);
  const facts = { modifiedAt: new Date(stored).toISOString(), modifiedBy };
  throw new AppError("CONFLICT", appErrorText("CONFLICT", facts), facts);
}

async function getPerson(tx: Tx, userId: UserId): Promise<PersonOfChange> {
  return tx
    .selectFrom("app_user")
    .select(["keycloak_id", "first_name", "last_name"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}
