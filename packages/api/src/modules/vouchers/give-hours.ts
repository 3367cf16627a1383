import { fullName, type VoucherId } from "@cathedra/domain";
import { type Actor, mayGiveHours } from "@cathedra/domain/access";
import {
  consumeForAcceptance,
  getAllCases,
  hoursPerUser,
  moduleCasesOf,
  reserveForVoucher,
  validateCloudVoucher,
} from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, statement, text } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { authorize, invalidInput } from "../../errors.ts";
import type { MutationGiveCloudModulesTimeArgs } from "../../graphql/generated/contract.ts";
import {
  createAccessVoucher,
  insertAccessVoucher,
  modulesToGive,
  type VoucherDeps,
} from "../access-vouchers/public.ts";
import { audit } from "../audit/public.ts";
import { notify } from "../inbox/public.ts";
import { readPerson } from "../people/public.ts";
import { offerAgain, offerUndo, type UndoOffer } from "../undo/public.ts";
import { storeAcceptedVoucher } from "./store-accepted-voucher.ts";
import { type GivenData, givenCause, hoursGiven } from "./take-back-hours.ts";

/**
 * Gives hours to one person: creates a voucher for them alone and accepts it for them, so that no one has to send or open a
 * link. A repeated `idempotencyKey` gives nothing a second time, and returns the same offer to take the hours back.
 */
export async function giveHours(
  deps: VoucherDeps,
  actor: Actor,
  args: MutationGiveCloudModulesTimeArgs,
): Promise<{ readonly voucherId: VoucherId; readonly undo: UndoOffer | null }> {
  const voucherId = await createAccessVoucher(
    deps,
    actor,
    args,
    "cloud_modules",
    async (tx, requestKey, customer) => {
      const person = await readPerson(tx, actor, args.personId);
      authorize(mayGiveHours(actor, { person: person.facts, customer }, deps.voucherAdminCustomers));
      const now = deps.clock();
      const offered = await modulesToGive(tx, args);
      const modules = args.modules ?? moduleCasesOf(offered, getAllCases(offered));
      const validated = validateCloudVoucher({ ...args, modules, maxUses: 1 }, offered, now);
      if (!validated.ok) throw invalidInput(validated.error);
      const voucher = validated.value;
      const { learningSpaceId, maxDurationInSeconds } = voucher;
      const columns = {
        kind: "cloud_modules",
        valid_to: toTimestamp(voucher.validTo),
        max_duration_s: maxDurationInSeconds,
      } as const;
      const reserved = reserveForVoucher(voucher);
      const made = await insertAccessVoucher(tx, actor, voucher, columns, reserved, { now, requestKey });
      const { id, cases } = made;
      const quota = consumeForAcceptance(reserved.reservation, voucher);
      await storeAcceptedVoucher(
        tx,
        {
          voucher: { id, customer, reservation: reserved.reservation },
          userId: person.userId,
          actorId: actor.userId,
        },
        { used: 1, grantedInSeconds: maxDurationInSeconds, quota },
        now,
      );
      const validTo = new Date(voucher.validTo).toISOString();
      await audit(tx, actor, hoursGiven, person.userId, {
        customer: customer.id,
        people: [person.userId],
        after: {
          customerId: customer.id,
          grantedInSeconds: maxDurationInSeconds,
          validTo,
          voucherId: id,
          cases,
        },
      });
      await notify(tx, {
        to: [person.userId],
        kind: "hours_given",
        cause: givenCause(id),
        facts: {
          voucherId: id,
          hours: hoursPerUser(voucher),
          learningSpace: await nameOfSpace(tx, learningSpaceId),
          customer: customer.name,
          by: fullName(actor),
          validTo: voucher.validTo,
        },
      });
      const data: GivenData = { voucherId: id, personId: person.id, userId: person.userId };
      await offerUndo(tx, actor, { kind: hoursGiven, subject: String(id), data }, now);
      return id;
    },
  );
  // The offer is read in a new transaction, so that a repeated request gets the offer that the first request stored.
  const undo = await inLockedTransaction(deps.db, [], async (tx) => {
    const { isTheirs } = await givenToStatement.only(tx, voucherId, args.personId);
    if (!isTheirs) throw invalidInput([fieldError("idempotencyKey", "KEY_OF_ANOTHER_CALL")]);
    return offerAgain(tx, actor, { kind: hoursGiven, subject: String(voucherId) }, deps.clock());
  });
  return { voucherId, undo: undo ?? null };
}

/** Whether a voucher was given to this person. The ledger is read, because it still contains hours that were taken back. */
const givenToStatement = statement(
  { isTheirs: bool() },
  (id: VoucherId, personId: string) => sql`
    select exists (
      select from quota_entry entry join app_user person on person.id = entry.user_id
      where entry.voucher_id = ${id} and entry.kind = 'consume' and person.keycloak_id = ${personId}
    ) as "isTheirs"`,
);

const spaceStatement = statement(
  { name: text() },
  (id: number) => sql`select coalesce(display_name, name) as name from learning_space where id = ${id}`,
);

async function nameOfSpace(tx: Tx, id: number): Promise<string> {
  const { name } = await spaceStatement.only(tx, id);
  return name;
}
