import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { LearningService } from "../../ports/learning-service.ts";
import type { Ports } from "../../ports/ports.ts";
import { openProgressSync } from "./progress-sync.ts";

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
    progressSync: openProgressSync({ db, platform, log, limits }),
    publicUrl: http.publicUrl,
    maxMs: 25_000,
  };
}
