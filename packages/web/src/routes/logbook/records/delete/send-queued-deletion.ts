import * as v from "valibot";
import type { QueuedRecord } from "../../../../features/record-queue/queued-record.ts";
import { ApiError, getCode } from "../../../../relay/errors.ts";
import { fetchLatestRecord } from "../conflict/latest-record.ts";
import { deleteRecord } from "./delete-record.ts";

const deletion = v.object({ groupId: v.number(), procedureCode: v.string(), modifiedAt: v.string() });

/** The data that a waiting deletion sends to the portal. */
export type QueuedDeletion = v.InferOutput<typeof deletion>;

/** Deletes a record whose deletion waited in the browser, unless it has been changed since the person read it. */
export async function sendQueuedDeletion({ id, content }: QueuedRecord): Promise<void> {
  const { groupId, procedureCode, modifiedAt } = v.parse(deletion, content);
  try {
    await deleteRecord({ id, groupId, procedure: { code: procedureCode }, modifiedAt });
  } catch (error) {
    if (getCode(error) !== "NOT_FOUND") throw error;
    // The portal answers like this when the record is gone already, and when it has another procedure now.
    if (await isThere(id)) throw new ApiError("CONFLICT", error instanceof Error ? error.message : "");
  }
}

async function isThere(id: string): Promise<boolean> {
  try {
    await fetchLatestRecord(id, { failsFast: true });
    return true;
  } catch (error) {
    if (getCode(error) === "NOT_FOUND") return false;
    throw error;
  }
}
