import type { Instant } from "@cathedra/domain";
import { addressChangeState } from "@cathedra/domain/logbook";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { audit } from "../audit/public.ts";
import {
  allChanges,
  changeOfEntry,
  deleteChange,
  lockEntryOfChange,
  type StoredChange,
} from "./address-change-queries.ts";
import { applyAddressChange } from "./apply-address-change.ts";

/** Does the changes of addresses that were accepted and that no one has objected to in time, and ends those without an answer. */
export async function settleAddressChanges(db: Db, now: Instant, signal?: AbortSignal): Promise<void> {
  for (const change of await allChanges(db)) {
    signal?.throwIfAborted();
    if (isOver(change, now)) await settle(db, change, now);
  }
}

function isOver(change: StoredChange, now: Instant): boolean {
  const state = addressChangeState(change, now);
  return state === "due" || state === "expired";
}

async function settle(db: Db, { attendingId }: StoredChange, now: Instant): Promise<void> {
  try {
    await inLockedTransaction(db, [], async (tx) => {
      await lockEntryOfChange(tx, attendingId);
      const change = await changeOfEntry(tx, attendingId);
      if (change === undefined || !isOver(change, now)) return;
      if (addressChangeState(change, now) === "due") {
        await applyAddressChange(tx, change, now);
        return;
      }
      await deleteChange(tx, attendingId);
      const details = { newEmail: change.newEmail, cause: "The new address has not answered in time." };
      await audit(tx, { userId: null }, "attending.address_not_answered", attendingId, {
        customer: change.customerId,
        details,
      });
    });
  } catch (error) {
    // Another entry gets the address in this moment: the next run sees it there.
    if (violatedConstraint(error) !== "unique_attending_emails") throw error;
  }
}
