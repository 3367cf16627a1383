import type { LearningFailure } from "@cathedra/domain/learning";
import type { FastifyBaseLogger } from "fastify";
import type { AppError } from "../../errors.ts";
import { type LearningPlatform, PlatformError } from "../../ports/learning-platform.ts";
import type { LearningService } from "../../ports/learning-service.ts";

export type PlatformDeps = {
  readonly learning: Pick<LearningService, "platform" | "maxMs">;
  readonly log: Pick<FastifyBaseLogger, "warn">;
};

/**
 * The error with the failed action and the reason; if the outcome is unknown, it says that the action may have been carried
 * out.
 */
export type FailedBy = (reason: LearningFailure, isOutcomeUnknown: boolean) => AppError;

/**
 * Sends a request to the platform for a person who waits: it has a time limit, and a failure is answered with its reason. The
 * caller must not hold a database connection in the meantime.
 */
export async function callPlatform<T>(
  { learning, log }: PlatformDeps,
  what: string,
  failedBy: FailedBy,
  work: (platform: LearningPlatform, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { platform, maxMs } = learning;
  if (platform === undefined) throw failedBy("none", false);
  const signal = AbortSignal.timeout(maxMs);
  try {
    return await work(platform, signal);
  } catch (error) {
    const reason = getReason(error, signal);
    if (reason === undefined) throw error;
    const because = error instanceof PlatformError ? error.message : "it took too long in all";
    log.warn({ what, reason, because }, "the learning platform did not do what was asked");
    // The time limit for all calls together ended this one, so its outcome is unknown too.
    throw failedBy(reason, !(error instanceof PlatformError) || error.isOutcomeUnknown);
  }
}

function getReason(error: unknown, signal: AbortSignal): LearningFailure | undefined {
  if (error instanceof PlatformError) return error.reason;
  return signal.aborted && error === signal.reason ? "slow" : undefined;
}
