import type { OperationId } from "@cathedra/domain";
import { beatMs, isOperationKind, maxAttempts, type OperationKind } from "@cathedra/domain/operations";
import type { Logger } from "pino";
import type { Db, Tx } from "../../db/database.ts";
import { sendHint } from "../hints/public.ts";
import {
  type Attempt,
  claimOperation,
  type Ending,
  endOperationAs,
  LostLease,
  type Progress,
  releaseOperation,
  renewLease,
  whileLeaseHolds,
} from "./operation-lease.ts";
import { callWorker } from "./request-operation.ts";

/** The interface that running work has to the outside. */
export type RunningWork = {
  readonly db: Db;
  readonly operationId: OperationId;
  readonly subject: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Aborted when the work is cancelled, was taken over by another worker, or the worker stops. */
  readonly signal: AbortSignal;
  /** Reports progress; calling it often is cheap. */
  readonly report: (progress: Progress) => void;
  /** Writes in a transaction, but only while this worker still holds the lease of the operation. */
  readonly write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Does the work of a kind. If it is restarted after a crash, it must continue, or repeat earlier steps safely. */
export type Runner = (work: RunningWork) => Promise<void>;
export type Runners = Readonly<Partial<Record<OperationKind, Runner>>>;

/** Work that cannot be done, with the code of its reason. */
export class WorkFailed extends Error {
  override readonly name = "WorkFailed";
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(`the work failed: ${reason}`, options);
    this.reason = reason;
  }
}

export type RunDeps = {
  readonly db: Db;
  readonly runners: Runners;
  readonly log: Pick<Logger, "warn" | "error">;
  readonly beatMs?: number;
};

/** Claims an operation, runs it and ends it; operations of other workers and ended ones are left alone. */
export async function runOperation(deps: RunDeps, id: OperationId, stopping?: AbortSignal): Promise<void> {
  const { db, runners, log } = deps;
  const claimed = await claimOperation(db, id);
  if (claimed === undefined) return;
  const { kind, subject, input } = claimed;
  const attempt: Attempt = { id, attempt: claimed.attempt };
  const runner = isOperationKind(kind) ? runners[kind] : undefined;
  const sendOperationHint = async (): Promise<void> => {
    if (isOperationKind(kind)) await sendHint(db, { kind: "operation", id, of: kind });
  };
  const finish = async (ending: Ending): Promise<void> => {
    await endOperationAs(db, attempt, ending);
    await sendOperationHint();
  };
  if (runner === undefined) return finish({ outcome: "failed", reason: "NOT_CONFIGURED" });

  await sendOperationHint();
  const heart = startHeart(deps, attempt, sendOperationHint);
  const signal = AbortSignal.any([heart.signal, ...(stopping === undefined ? [] : [stopping])]);
  try {
    const write = <T>(work: (tx: Tx) => Promise<T>) => whileLeaseHolds(db, attempt, work);
    await runner({ db, operationId: id, subject, input, signal, report: heart.report, write });
    await heart.stop();
    await finish({ outcome: "succeeded" });
  } catch (error) {
    await heart.stop();
    if (heart.isLost() || error instanceof LostLease) return;
    if (heart.isCancelled()) return finish({ outcome: "cancelled" });
    if (stopping?.aborted === true) return handBack(db, attempt);
    if (error instanceof WorkFailed) {
      log.warn({ err: error, operation: id, kind }, "work has failed");
      return finish({ outcome: "failed", reason: error.reason });
    }
    log.error({ err: error, operation: id, kind }, "work met a fault");
    if (attempt.attempt >= maxAttempts) return finish({ outcome: "failed", reason: "FAULT" });
    // If handing back fails, the lease expires, and then another worker takes the operation.
  }
}

/** Releases the operation, so that another worker takes it at once. */
async function handBack(db: Db, attempt: Attempt): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await releaseOperation(tx, attempt);
    await callWorker(tx, attempt.id);
  });
}

function startHeart(
  { db, log, beatMs: everyMs = beatMs }: RunDeps,
  attempt: Attempt,
  sendOperationHint: () => Promise<void>,
) {
  const stopping = new AbortController();
  let latest: Progress = { step: "", progress: 0 };
  let reportedUpTo = latest;
  let why: "lost" | "cancelled" | undefined;
  let beating: Promise<void> = Promise.resolve();
  const once = async () => {
    const reported = latest;
    const renewed = await renewLease(db, attempt, reported);
    // Followers are notified of changes, not of every lease renewal.
    if (
      renewed !== undefined &&
      (reported.step !== reportedUpTo.step || reported.progress !== reportedUpTo.progress)
    ) {
      reportedUpTo = reported;
      await sendOperationHint();
    }
    if (renewed?.isCancelRequested === false) return;
    why ??= renewed === undefined ? "lost" : "cancelled";
    stopping.abort(new Error(`the work is ${why}`));
  };
  let isBeating = false;
  const timer = setInterval(() => {
    // One heartbeat is sent at a time. If the database is unavailable for longer than the lease, the work is given up, because
    // another worker may take it.
    if (isBeating) return;
    isBeating = true;
    beating = once()
      .catch((err: unknown) => log.warn({ err, operation: attempt.id }, "work could not say how far it is"))
      .finally(() => {
        isBeating = false;
      });
  }, everyMs);
  return {
    signal: stopping.signal,
    report: (progress: Progress) => {
      latest = { ...progress, progress: Math.max(0, Math.min(100, Math.floor(progress.progress))) };
    },
    isLost: () => why === "lost",
    isCancelled: () => why === "cancelled",
    stop: async () => {
      clearInterval(timer);
      await beating;
    },
  };
}
