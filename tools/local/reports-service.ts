import { join } from "node:path";
import { answers, childService } from "./child-service.ts";
import type { PortalPlan } from "./portal-plan.ts";
import type { PortBook } from "./ports.ts";
import type { Service } from "./service.ts";

/** The name of its port in the port book. */
export const reportsName = "reports";

export function chooseReportsPort(book: PortBook): Promise<number> {
  return book.choose({ name: reportsName, explicit: undefined, preferred: undefined });
}

export function reportsAt(port: number): string {
  return `http://localhost:${port}`;
}

/** A receiver of error reports and feedback that sends nothing on. */
export function reportsService({ options, paths, reportsPort, log, signal }: PortalPlan): Service {
  return childService({
    name: "reports",
    args: ["--conditions=cathedra-source", join(paths.local, "reports/main.ts")],
    env: { REPORTS_HOST: options.host, REPORTS_PORT: String(reportsPort) },
    log: log("reports"),
    signal,
    isReady: () => answers(`http://127.0.0.1:${reportsPort}/`),
  });
}

/** The settings with which the portal's processes send error reports to this service, the same as for a real receiver. */
export function reportsEnvironment(port: number) {
  return { ERROR_REPORT_DSN: `http://local@127.0.0.1:${port}/1`, ERROR_REPORT_ENVIRONMENT: "local" };
}
