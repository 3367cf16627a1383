import { type Instant, instant } from "@cathedra/domain";
import { wrongCodesSince } from "@cathedra/domain/groups";
import { wrongPinsSince } from "@cathedra/domain/systems";
import type { Db } from "../db/database.ts";
import { toTimestamp } from "../db/to-timestamp.ts";

/** Deletes the wrong codes and pins that no longer count; with them goes the address that they came from. */
export async function deleteOldWrongCodes(db: Db, now: Instant): Promise<void> {
  const oldest = Math.min(wrongCodesSince(now), wrongPinsSince(now));
  const since = toTimestamp(instant(oldest));
  await db.deleteFrom("wrong_code").where("at", "<=", since).execute();
}
