import type { LearningSettings } from "../config/learning-settings.ts";
import type { LearningPlatform } from "../ports/learning-platform.ts";
import { openRateLimiter } from "./rate-limiter.ts";
import { talentCatalogue } from "./talent-catalogue.ts";
import { talentClient } from "./talent-client.ts";
import { talentLearning } from "./talent-learning.ts";
import { talentPeople } from "./talent-people.ts";

/** Pauses and bounds that tests make short. */
export type PlatformOptions = {
  readonly pauseMs?: number;
  readonly everyMs?: number;
  readonly atOnce?: number;
  readonly timeoutMs?: number;
  /** The share of the rate that background work may use: all of it if no one waits. */
  readonly backgroundShare?: number;
};

/** The configured platform over the TalentLMS REST API, version 1. It sends nothing until it is used. */
export function openLearningPlatform(
  { url, key, calls, linkHosts }: LearningSettings,
  { everyMs = 5_000, atOnce = 12, backgroundShare = 0.75, ...options }: PlatformOptions = {},
): LearningPlatform {
  const pace = openRateLimiter({ calls, everyMs, atOnce, waiting: 2_000, backgroundShare });
  const client = talentClient({ url, key }, { pace, ...options });
  return {
    ...talentCatalogue(client),
    ...talentPeople(client),
    ...talentLearning(client, { url, linkHosts }),
  };
}
