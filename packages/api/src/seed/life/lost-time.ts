import type { CustomerId, UserId, VoucherId } from "@cathedra/domain";
import { findLossReason, lossKey, refundedSeconds } from "@cathedra/domain/cloud";
import type { Movement } from "./insert-ledger-entries.ts";
import type { SeedSession } from "./seed-life.ts";

/** The duration of a session in whole seconds. */
export function getSeconds({ startedAt, endedAt }: Pick<SeedSession, "startedAt" | "endedAt">): number {
  return Math.floor((endedAt - startedAt) / 1000);
}

/** The seconds of a session that were refunded to its person: all of them if the session was lost by our fault. */
export function refundedBy(session: SeedSession): number {
  return refundedSeconds(getSeconds(session), session.cause);
}

type Whose = {
  readonly sessionId: string;
  readonly voucherId: VoucherId;
  readonly userId: UserId;
  readonly customerId: CustomerId;
};

/** The ledger entries that refund a session; none if it was not lost. */
export function refundMovements(session: SeedSession, { sessionId, ...whose }: Whose): readonly Movement[] {
  const reason = findLossReason(session.cause);
  if (reason === null) return [];
  const moved = { kind: "give_back", amountMs: refundedBy(session) * 1000, at: session.endedAt } as const;
  const transferKey = lossKey(sessionId, "give-back");
  return [{ ...whose, ...moved, actorId: null, transferKey, loss: { sessionId, reason } }];
}
