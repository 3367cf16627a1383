import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import type { Ports } from "../../ports/ports.ts";
import { openProgressSync, type ProgressSync } from "./progress-sync.ts";

/** What learning needs of the process: the platform, what it is being asked already, and where it leads back to. */
export type LearningService = {
  /** Undefined: none is configured. */
  readonly platform: LearningPlatform | undefined;
  readonly readings: ProgressSync;
  readonly publicUrl: string;
  /** The longest wait for the platform, in milliseconds. */
  readonly longestMs: number;
};

export function openLearningService(
  { http }: Pick<Config, "http">,
  {
    db,
    learningPlatform: platform,
    readingLimits: limits,
  }: Pick<Ports, "db" | "learningPlatform" | "readingLimits">,
  log: FastifyBaseLogger,
): LearningService {
  return {
    platform,
    readings: openProgressSync({ db, platform, log, limits }),
    publicUrl: http.publicUrl,
    longestMs: 25_000,
  };
}
