import { inviteCodeBytes, type VoucherId } from "@cathedra/domain";
import { accessCode, reserveForEvent, transferKey } from "@cathedra/domain/cloud";
import { type CastPerson, cast, getCustomer } from "@cathedra/test-fixtures";
import { lockQuota, postQuota } from "../../src/modules/accounts/ledger.ts";
import type { TestApp } from "../support/app.ts";
import { unbranded } from "../support/unbranded.ts";

/** An event of Ruth's, or of another creator, at Northgate for an hour tomorrow, with its time reserved. */
export async function anEvent(
  { database: { db } }: Pick<TestApp, "database">,
  {
    organizers = [],
    creator = cast.ruth,
  }: { readonly organizers?: readonly string[]; readonly creator?: Pick<CastPerson, "userId"> } = {},
): Promise<{ readonly id: VoucherId; readonly code: string }> {
  const code = accessCode("event", crypto.getRandomValues(new Uint8Array(inviteCodeBytes)));
  const customerId = getCustomer("northgate").id;
  const eventAt = Date.now() + 86_400_000;
  const step = reserveForEvent({ durationInSeconds: 3600 });
  return db.transaction().execute(async (tx) => {
    const { id } = await unbranded(tx)
      .insertInto("resource_access_voucher")
      .values({
        kind: "event",
        code,
        customer_id: customerId,
        learning_space_id: 2,
        creator_id: creator.userId,
        valid_to: new Date(eventAt + 3_900_000),
        max_uses: 20,
        name: "Stroke day",
        description: "",
        event_at: new Date(eventAt),
        duration_s: 3600,
        calendar_sequence: 0,
        reserved_ms: step.reservation.reservedMs,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const voucherId = id as VoucherId;
    for (const email of organizers) {
      await unbranded(tx)
        .insertInto("voucher_organizer")
        .values({ voucher_id: id, email: email.toLowerCase() })
        .execute();
    }
    const cause = {
      actorId: cast.ruth.userId,
      transferKey: transferKey(voucherId, { step: "create" }),
      voucherId,
    };
    let balances = await lockQuota(tx, customerId);
    for (const entry of step.entries) {
      if (balances === undefined) throw new Error("Northgate has no quota");
      balances = await postQuota(tx, customerId, balances, entry, cause);
    }
    return { id: voucherId, code };
  });
}
