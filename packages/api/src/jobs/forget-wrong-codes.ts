import type { Instant } from "@cathedra/domain";
import { wrongCodesSince } from "@cathedra/domain/groups";
import type { Db } from "../db/database.ts";
import { toTimestamp } from "../db/to-timestamp.ts";

/** Deletes the wrong codes that no longer count; with them goes the address that they came from. */
export async function forgetWrongCodes(db: Db, now: Instant): Promise<void> {
  const since = toTimestamp(wrongCodesSince(now));
  await db.deleteFrom("wrong_code").where("at", "<=", since).execute();
}
