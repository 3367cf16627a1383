import { join } from "node:path";
import { childService } from "./child-service.ts";
import type { PortalPlan } from "./portal-plan.ts";
import type { Service } from "./service.ts";

/** The running stations of the demo world, all in one process without windows. */
export function stationsService({ paths, apiPort, origin, log, signal }: PortalPlan): Service {
  return childService({
    name: "stations",
    args: [
      "--no-warnings",
      "--conditions=cathedra-source",
      "--max-semi-space-size=1",
      join(paths.local, "station/main.ts"),
    ],
    env: {
      STATIONS_FOLDER: paths.stations,
      STATIONS_PORTAL: `http://127.0.0.1:${apiPort}`,
      STATIONS_ORIGIN: origin,
      // Reuses the compile cache: compiling takes more memory than the stations themselves.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? paths.compiled,
    },
    log: log("stations"),
    signal,
    isReady: (lines) => lines.some((line) => line.startsWith("READY")),
  });
}
