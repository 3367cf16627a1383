import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { DataPaths } from "./data-paths.ts";
import { runTask } from "./task.ts";

/** Builds the web, the programs of the API, and their dependencies; turbo skips what has not changed. */
export async function buildWeb(
  paths: DataPaths,
  signal: AbortSignal,
  note: (text: string) => void,
): Promise<void> {
  const output = await runTask({
    what: "Building the web",
    args: [
      realpathSync(paths.bin("turbo")),
      "run",
      "build",
      "--filter=@cathedra/web",
      "--filter=@cathedra/api",
      "--output-logs=errors-only",
    ],
    env: { TURBO_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" },
    signal,
  });
  if (output.includes("FULL TURBO")) note("up to date");
}

export function isWebBuilt(paths: DataPaths): boolean {
  return existsSync(join(paths.webRoot, "index.html"));
}
