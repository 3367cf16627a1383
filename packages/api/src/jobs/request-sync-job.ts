import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { inLockedTransaction } from "../db/locked-transaction.ts";
import { requestSync } from "../modules/platform-sync/public.ts";

/** Nothing is in the payload of the hour's job. */
const payloadSchema = v.object({ isWhole: v.optional(v.boolean(), false) });

/** Has the mirror renewed without anybody's asking; the synchronisation that goes on does where there is one. */
export async function requestSyncJob(db: Db, payload: unknown): Promise<void> {
  const { isWhole } = v.parse(payloadSchema, payload);
  await inLockedTransaction(db, [], (tx) => requestSync(tx, null, { isWhole }));
}
