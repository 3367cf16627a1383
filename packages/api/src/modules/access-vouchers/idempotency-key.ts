import type { CustomerId, VoucherId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import type { VoucherKind } from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import type { Tx } from "../../db/database.ts";
import { invalidInput } from "../../errors.ts";

/**
 * The thing that the caller has already created with this idempotency key; undefined if there is none. A key that was used for
 * something else is refused. Call it under the lock of the account, so that one of two equal requests comes first.
 */
export async function findMadeWithKey(
  tx: Tx,
  { userId }: Pick<Actor, "userId">,
  requestKey: string | null,
  wanted: { readonly customerId: CustomerId; readonly kind: VoucherKind },
): Promise<VoucherId | undefined> {
  if (requestKey === null) return undefined;
  const made = await tx
    .selectFrom("resource_access_voucher")
    .select(["id", "customer_id", "kind"])
    .where("creator_id", "=", userId)
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  if (made === undefined) return undefined;
  if (made.customer_id === wanted.customerId && made.kind === wanted.kind) return made.id;
  throw invalidInput([fieldError("idempotencyKey", "KEY_OF_ANOTHER_CALL")]);
}
