import type { OperationId } from "@cathedra/domain";
import { type Actor, allows, mayFollowOperation } from "@cathedra/domain/access";
import { isActive, isDeviceWork } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { json, statement } from "../../db/statement.ts";
import { audit } from "../audit/public.ts";
import { sendHint } from "../hints/public.ts";
import { type OperationView, operationById } from "./operation-view.ts";
import { readOperation } from "./read-operation.ts";
import { requestOperation } from "./request-operation.ts";

type Deps = { readonly db: Db };

/** SQL condition that work has begun and its lease is valid; such work ends only when the worker learns of the request. */
const isHeld = sql`(started_at is not null and lease_until > now())`;

/** Cancels an operation: a waiting one at once, a running one when its worker learns of it. An ended one is unchanged. */
export async function cancelOperation({ db }: Deps, actor: Actor, id: string): Promise<OperationView> {
  const found = await readOperation({ db }, actor, id);
  return inLockedTransaction(db, [], async (tx) => {
    const { numAffectedRows } = await sql`
      update operation set
        seq = seq + 1,
        cancel_requested_at = coalesce(cancel_requested_at, now()),
        outcome = case when ${isHeld} then null else 'cancelled' end,
        ended_at = case when ${isHeld} then null else now() end,
        lease_until = case when ${isHeld} then lease_until end
      where id = ${found.id} and outcome is null`.execute(tx);
    if ((numAffectedRows ?? 0n) > 0n) {
      await audit(tx, actor, "operation.cancelled", found.id, {
        customer: null,
        after: { kind: found.kind },
      });
      await sendHint(tx, { kind: "operation", id: found.id, of: found.kind });
    }
    return present(await operationById(tx, found.id));
  });
}

/** Ends an operation at once, no matter who runs it: later reports no longer count, and the worker stops when it learns of that. */
export async function forceEndOperation({ db }: Deps, actor: Actor, id: string): Promise<OperationView> {
  const found = await readOperation({ db }, actor, id);
  return inLockedTransaction(db, [], async (tx) => {
    const { numAffectedRows } = await sql`
      update operation set
        seq = seq + 1, outcome = 'failed', reason = 'FORCED', ended_at = now(), lease_until = null
      where id = ${found.id} and outcome is null`.execute(tx);
    if ((numAffectedRows ?? 0n) > 0n) {
      await audit(tx, actor, "operation.forced_to_end", found.id, {
        customer: null,
        after: { kind: found.kind },
      });
      await sendHint(tx, { kind: "operation", id: found.id, of: found.kind });
    }
    return present(await operationById(tx, found.id));
  });
}

const inputStatement = statement(
  { input: json<Readonly<Record<string, unknown>>>() },
  (id: OperationId) => sql`select input from operation where id = ${id}`,
);

/**
 * Starts the same work again; a repeated request returns the operation that it started. Work of a station has to be requested
 * where it belongs, with the data of that moment.
 */
export async function tryOperationAgain({ db }: Deps, actor: Actor, id: string): Promise<OperationView> {
  const former = await readOperation({ db }, actor, id);
  const { kind, subject } = former;
  if (isActive(former.state) || former.state === "succeeded" || isDeviceWork(kind)) return former;
  return inLockedTransaction(db, [], async (tx) => {
    const { input } = await inputStatement.only(tx, former.id);
    const again = await requestOperation(tx, { kind, subject, input, requestedBy: actor.userId });
    if (again.isNew)
      await audit(tx, actor, "operation.tried_again", again.id, {
        customer: null,
        before: { id: former.id },
      });
    return present(await operationById(tx, again.id));
  });
}

/** Whether the caller may end running work, or start failed work again. */
export function mayAct(actor: Actor, operation: OperationView, act: "cancel" | "tryAgain"): boolean {
  if (!allows(mayFollowOperation(actor, operation))) return false;
  if (act === "cancel") return isActive(operation.state) && !operation.isCancelling;
  return !isDeviceWork(operation.kind) && (operation.state === "failed" || operation.state === "cancelled");
}

function present(operation: OperationView | undefined): OperationView {
  if (operation === undefined) throw new Error("an operation that was there is gone");
  return operation;
}
