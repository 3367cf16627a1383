import { randomUUID } from "node:crypto";
import type { CustomerId } from "@cathedra/domain";
import { type Actor, type CustomerFacts, mayTopUpQuota } from "@cathedra/domain/access";
import { readIdempotencyKey, readTopUp, topUpKey } from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { type AppError, appError, authorize, invalidInput } from "../../errors.ts";
import type { MutationAddCustomerCloudModuleQuotaTransactionArgs } from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import { lockQuota, postQuota } from "./ledger.ts";

/**
 * Adds time to an account, or corrects an earlier top-up (9.031, X58, X59). Repeating the same key changes nothing, even at the
 * same moment: the lock of the account serialises the requests.
 */
export async function topUpQuota(
  { db }: { readonly db: Db },
  actor: Actor,
  args: MutationAddCustomerCloudModuleQuotaTransactionArgs,
): Promise<CustomerFacts> {
  const customerId = args.customerId;
  authorize(mayTopUpQuota(actor, { id: customerId }));
  const amountMs = readAmount(args.timeQuotumDifferenceInMs);
  const transferKey = readKey(args.idempotencyKey);
  const work = inLockedTransaction(
    db,
    [lockKey("account", customerId)],
    async (tx): Promise<CustomerFacts> => {
      const balances = await lockQuota(tx, customerId);
      if (balances === undefined) throw appError("NOT_FOUND");
      const { name, earlier } = await getFacts(tx, customerId, transferKey);
      if (earlier !== null) {
        const isSame = earlier.customerId === customerId && earlier.amountMs === amountMs;
        if (!isSame) throw keyOfAnotherCall();
        return { id: customerId, name };
      }
      const cause = { actorId: actor.userId, transferKey };
      const after = await postQuota(tx, customerId, balances, { kind: "top_up", amountMs }, cause);
      await audit(tx, actor, "quota.topped_up", String(customerId), {
        customer: customerId,
        before: balances,
        after,
        details: { amountMs },
      });
      return { id: customerId, name };
    },
  );
  return work.catch((error: unknown) => {
    // Another request used the same key at the same moment for another account, so its lock did not exclude it.
    throw violatedConstraint(error) === "unique_quota_transfers" ? keyOfAnotherCall() : error;
  });
}

function keyOfAnotherCall(): AppError {
  return invalidInput([fieldError("idempotencyKey", "KEY_OF_ANOTHER_CALL")]);
}

function readAmount(value: number): number {
  const amount = readTopUp(value);
  if (!amount.ok) throw invalidInput([amount.error]);
  return amount.value;
}

function readKey(text: string | null | undefined): string {
  const key = readIdempotencyKey(text);
  if (!key.ok) throw invalidInput([key.error]);
  return topUpKey(key.value ?? randomUUID());
}

/**
 * Reads the facts of an account after its lock, in a new statement: a statement that waits for a lock sees the data from before
 * the wait.
 */
async function getFacts(tx: Tx, customerId: CustomerId, transferKey: string) {
  const facts = await tx
    .selectFrom("customer")
    .leftJoin("quota_entry", (join) => join.on("quota_entry.transfer_key", "=", transferKey))
    .select([
      "customer.name",
      "quota_entry.customer_id as earlierCustomer",
      "quota_entry.amount_ms as amountMs",
    ])
    .where("customer.id", "=", customerId)
    .executeTakeFirstOrThrow();
  const { name, earlierCustomer, amountMs } = facts;
  return { name, earlier: earlierCustomer === null ? null : { customerId: earlierCustomer, amountMs } };
}
