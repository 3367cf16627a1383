import { err, ok, type Result } from "@cathedra/domain";
import type { Environment } from "./setting.ts";

/** How the learning platform is reached; without these settings no course can be started or reset. */
export type LearningSettings = {
  /** The base address including `/api/v1`, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** The number of calls that this process may make in any 5 s. */
  readonly calls: number;
  /** The hosts, with a port unless it is the default, to which the platform's link for starting a course may lead. */
  readonly linkHosts: readonly string[];
};

/** The platform allows 200 calls for all processes together: this fits one process of the API and one worker. */
export const usualCalls = { api: "150", worker: "45" } as const;

/** Checks the settings of the learning platform: an address requires a key, and a key requires an address. */
export function learningSettings(
  environment: Environment,
  process: keyof typeof usualCalls,
): Result<LearningSettings | undefined, readonly string[]> {
  const { LEARNING_PLATFORM_URL: url, LEARNING_PLATFORM_KEY: key } = environment;
  const own =
    process === "api" ? environment.LEARNING_PLATFORM_CALLS : environment.LEARNING_PLATFORM_WORKER_CALLS;
  const calls = Number(own ?? usualCalls[process]);
  const linkHosts = (environment.LEARNING_PLATFORM_LINK_HOSTS ?? "")
    .split(/[\s,]+/)
    .filter((host) => host !== "");
  const wrong = linkHosts.filter((host) => !isHost(host));
  if (wrong.length > 0)
    return err([
      `LEARNING_PLATFORM_LINK_HOSTS: must be hosts without scheme and path, not ${wrong.join(", ")}`,
    ]);
  if (url !== undefined && key !== undefined) {
    const hosts =
      linkHosts.length > 0 ? linkHosts.map((host) => host.toLowerCase()) : [URL.parse(url)?.host ?? ""];
    return ok({ url: url.replace(/\/+$/, ""), key, calls, linkHosts: hosts });
  }
  if (url !== undefined)
    return err(["LEARNING_PLATFORM_KEY: is required where LEARNING_PLATFORM_URL is set"]);
  if (key !== undefined)
    return err(["LEARNING_PLATFORM_URL: is required where LEARNING_PLATFORM_KEY is set"]);
  return ok(undefined);
}

/** Whether the text is a host as links have it: `academy.example.org`, `localhost:8080`. */
function isHost(text: string): boolean {
  return URL.parse(`https://${text}`)?.host === text.toLowerCase();
}
