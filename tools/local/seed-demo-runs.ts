import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DataPaths } from "./data-paths.ts";
import { runTask } from "./task.ts";

export type DemoRunsPlan = {
  readonly paths: DataPaths;
  readonly databaseUrl: string;
  /** The API's port. */
  readonly api: number;
  readonly origin: string;
  readonly issuer: string;
  readonly say: (line: string) => void;
};

/**
 * Has demo people play some cases and delivers the results, once for each data folder, while the portal is already in use.
 * Returns a function that cancels it.
 */
export function seedDemoRuns({
  paths,
  databaseUrl,
  api,
  origin,
  issuer,
  say,
}: DemoRunsPlan): () => Promise<void> {
  if (existsSync(paths.demoRuns)) return async () => undefined;
  const stopping = new AbortController();
  const done = runTask({
    what: "Playing the demo cases",
    args: ["--no-warnings", "--conditions=cathedra-source", join(paths.local, "simulator/demo/deliver.ts")],
    env: {
      DEMO_API: `http://127.0.0.1:${api}`,
      DEMO_PORTAL: origin,
      DEMO_ISSUER: issuer,
      DEMO_DONE: paths.demoRuns,
      DATABASE_URL: databaseUrl,
      STATIONS_FOLDER: paths.stations,
    },
    signal: stopping.signal,
  }).then(
    () => undefined,
    (error: unknown) => {
      if (!stopping.signal.aborted) say(`Without the demo people's runs: ${String(error)}`);
    },
  );
  return async () => {
    stopping.abort();
    await done;
  };
}
