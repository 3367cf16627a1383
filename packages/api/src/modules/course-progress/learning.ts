import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import type { Ports } from "../../ports/ports.ts";
import { openReadings, type Readings } from "./readings.ts";

/** What learning needs of the process: the platform, what it is being asked already, and where it leads back to. */
export type Learning = {
  /** Undefined: none is configured. */
  readonly platform: LearningPlatform | undefined;
  readonly readings: Readings;
  readonly publicUrl: string;
  /** The longest wait for the platform, in milliseconds. */
  readonly longestMs: number;
};

export function openLearning(
  { http }: Pick<Config, "http">,
  {
    db,
    learningPlatform: platform,
    readingLimits: limits,
  }: Pick<Ports, "db" | "learningPlatform" | "readingLimits">,
  log: FastifyBaseLogger,
): Learning {
  return {
    platform,
    readings: openReadings({ db, platform, log, limits }),
    publicUrl: http.publicUrl,
    longestMs: 25_000,
  };
}
