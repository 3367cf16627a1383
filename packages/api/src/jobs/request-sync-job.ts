import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { inTurn } from "../db/turns.ts";
import { requestSync } from "../modules/platform-sync/face.ts";

/** Nothing is in the payload of the hour's job. */
const payloadSchema = v.object({ isWhole: v.optional(v.boolean(), false) });

/** Has the mirror renewed without anybody's asking; the synchronisation that goes on does where there is one. */
export async function requestSyncJob(db: Db, payload: unknown): Promise<void> {
  const { isWhole } = v.parse(payloadSchema, payload);
  await inTurn(db, [], (tx) => requestSync(tx, null, { isWhole }));
}
