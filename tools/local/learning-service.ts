import { join } from "node:path";
import { answers, childService } from "./child-service.ts";
import type { PortalPlan } from "./portal-plan.ts";
import type { PortBook } from "./ports.ts";
import type { Service } from "./service.ts";

/** The name of the service in the list of ports and in the summary. */
export const learningName = "learning platform";

export function chooseLearningPort(book: PortBook): Promise<number> {
  return book.choose({ name: learningName, explicit: undefined, preferred: undefined });
}

/** The local learning platform, which stores people's progress. */
export function learningService(plan: PortalPlan): Service {
  const { options, paths, secrets, origin, learningPort, log, signal } = plan;
  return childService({
    name: learningName,
    args: ["--conditions=cathedra-source", join(paths.local, "learning/main.ts")],
    env: {
      LEARNING_HOST: options.host,
      LEARNING_PORT: String(learningPort),
      LEARNING_KEY: secrets.learning,
      LEARNING_DATA: paths.learning,
      LEARNING_PORTAL: origin,
      LEARNING_LIFE: options.life ? "yes" : "no",
    },
    log: log("learning"),
    signal,
    isReady: () => answers(`http://127.0.0.1:${learningPort}/`),
  });
}

export function learningAt(port: number): string {
  return `http://localhost:${port}`;
}

/** The settings with which the portal's processes use the platform, the same as for the real one. */
export function learningEnvironment(port: number, key: string) {
  return { LEARNING_PLATFORM_URL: `${learningAt(port)}/api/v1`, LEARNING_PLATFORM_KEY: key };
}
