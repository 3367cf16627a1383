import { type CustomerId, type Instant, instant } from "@cathedra/domain";
import { type ProvisioningOutcome, provisioningLimits } from "@cathedra/domain/provisioning";
import type { Db, Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

export type RecordedRequest = {
  readonly customerId: CustomerId;
  readonly resource: "User" | "Group";
  /** The name of the person or group, as the directory has it. */
  readonly name: string;
  readonly outcome: ProvisioningOutcome;
  readonly detail?: string;
  readonly isPreview: boolean;
  readonly now: Instant;
};

/** Stores what a request of the directory did, or why it was refused, for the page of the institution's admins. */
export async function recordRequest(db: Db | Tx, request: RecordedRequest): Promise<void> {
  const { customerId, resource, name, outcome, detail, isPreview, now } = request;
  await db
    .insertInto("scim_request")
    .values({
      customer_id: customerId,
      at: toTimestamp(now),
      resource,
      name: name.replaceAll("\0", "").slice(0, provisioningLimits.text),
      outcome,
      detail: detail ?? null,
      is_preview: isPreview,
    })
    .execute();
}

/** Deletes stored requests after their time. */
export async function deleteOldRequests(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom("scim_request")
    .where("at", "<", toTimestamp(instant(now - provisioningLimits.requestsKeptMs)))
    .execute();
}
