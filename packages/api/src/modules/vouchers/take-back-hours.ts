import type { KeycloakId, UserId, VoucherId } from "@cathedra/domain";
import { mayGiveHours } from "@cathedra/domain/access";
import { takeBackHours } from "@cathedra/domain/cloud";
import { nextVersion } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import * as v from "valibot";
import type { Tx } from "../../db/database.ts";
import { lockKey } from "../../db/locked-transaction.ts";
import { bool, int, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { appError, authorize, undoNotPossible } from "../../errors.ts";
import { lockVoucher, postStepToLedger } from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { withdrawNotice } from "../inbox/public.ts";
import { readPerson } from "../people/public.ts";
import type { UndoKind } from "../undo/public.ts";

export const hoursGiven = "person.hours_given";

/** The cause of the notice to the person. */
export const givenCause = (id: VoucherId) => `voucher:${id}:given`;

const given = v.object({
  voucherId: v.custom<VoucherId>((id) => Number.isInteger(id)),
  personId: v.custom<KeycloakId>((id) => typeof id === "string"),
  userId: v.custom<UserId>((id) => typeof id === "string"),
});

/** The data that taking hours back needs. */
export type GivenData = v.InferOutput<typeof given>;

/** Takes back hours that were given to a person: the time returns to the account, and the person's voucher is archived. */
export const hoursUndo: UndoKind = {
  kind: hoursGiven,
  read: (data) => {
    const { voucherId: id, personId, userId } = v.parse(given, data);
    return {
      lockKeys: [lockKey("voucher", id)],
      run: async ({ tx, actor, now, voucherAdminCustomers }) => {
        const voucher = await lockVoucher(tx, id);
        if (voucher?.kind !== "cloud_modules") throw appError("NOT_FOUND");
        const { customer, maxDurationInSeconds, modifiedAt } = voucher;
        const person = await readPerson(tx, actor, personId);
        authorize(mayGiveHours(actor, { person: person.facts, customer }, voucherAdminCustomers));
        const use = await lockUse(tx, id, userId);
        const step = takeBackHours({ ...voucher, ...use }, now);
        if (!step.ok) throw undoNotPossible(step.error.code);
        await sql`delete from voucher_user where voucher_id = ${id} and user_id = ${userId}`.execute(tx);
        await sql`
          update resource_access_voucher
          set used = used - 1, archived_at = ${toTimestamp(now)}, archived_by = ${actor.userId},
            settled_at = ${toTimestamp(now)}, modified_at = ${toTimestamp(nextVersion(modifiedAt, now))},
            modified_by = ${actor.userId}
          where id = ${id}`.execute(tx);
        const of = { voucher: { id, customerId: customer.id }, actorId: actor.userId };
        await postStepToLedger(tx, of, step.value, { step: "takeBack", userId });
        await withdrawNotice(tx, userId, givenCause(id));
        await audit(tx, actor, "person.hours_taken_back", userId, {
          customer: customer.id,
          people: [userId],
          before: { customerId: customer.id, grantedInSeconds: maxDurationInSeconds, voucherId: id },
        });
      },
    };
  },
};

const lockUseStatement = statement(
  { usedInSeconds: int() },
  (id: VoucherId, userId: UserId) => sql`
    select used_s as "usedInSeconds" from voucher_user
    where voucher_id = ${id} and user_id = ${userId} for update`,
);

const startedStatement = statement(
  { hasStarted: bool() },
  (id: VoucherId) => sql`
    select exists (select from vm where voucher_id = ${id})
      or exists (select from vm_session where voucher_id = ${id}) as "hasStarted"`,
);

/** Locks the time that the person has used, so that a start has to wait; a later statement checks whether a session has begun. */
async function lockUse(tx: Tx, id: VoucherId, userId: UserId) {
  const use = await lockUseStatement.first(tx, id, userId);
  if (use === undefined) throw undoNotPossible("VOUCHER_CHANGED");
  const { hasStarted } = await startedStatement.only(tx, id);
  return { usedInSeconds: use.usedInSeconds, hasStarted };
}
