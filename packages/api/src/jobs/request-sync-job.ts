import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { inLockedTransaction } from "../db/locked-transaction.ts";
import { requestSync } from "../modules/platform-sync/public.ts";

/** The payload of the hourly job is empty. */
const payloadSchema = v.object({ isWhole: v.optional(v.boolean(), false) });

/** Requests a synchronisation without a person; if one is running already, that one suffices. */
export async function requestSyncJob(db: Db, payload: unknown): Promise<void> {
  const { isWhole } = v.parse(payloadSchema, payload);
  await inLockedTransaction(db, [], (tx) => requestSync(tx, null, { isWhole }));
}
