import { realpathSync, watch } from "node:fs";
import { join } from "node:path";
import type { DataPaths } from "./data-paths.ts";
import { runTask } from "./task.ts";

const quietMs = 150;

/**
 * Updates generated code in watch mode: the artifacts of GraphQL tags, the printed schema and its types. The Relay compiler's own
 * watch mode needs Watchman, which a new machine does not have.
 */
export async function startWatching(
  paths: DataPaths,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<() => void> {
  const schema = () =>
    runTask({
      what: "Generating the schema",
      args: ["--conditions=cathedra-source", join(paths.graphqlSchema, "scripts/generate.ts")],
      cwd: paths.graphqlSchema,
      signal,
    });
  const relay = () =>
    runTask({
      what: "Compiling the GraphQL tags",
      args: [realpathSync(paths.bin("relay-compiler"))],
      cwd: paths.web,
      signal,
    });
  const afterSchema = async () => {
    await schema();
    await relay();
  };
  await afterSchema();
  const close = [
    onChange(join(paths.graphqlSchema, "src/sdl"), () => true, afterSchema, say),
    onChange(join(paths.web, "src"), isSource, relay, say),
  ];
  return () => {
    for (const stop of close) stop();
  };
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.includes("__generated__");
}

/** Runs `work` after changes have settled, never concurrently, and prints its errors. */
function onChange(
  folder: string,
  concerns: (file: string) => boolean,
  work: () => Promise<unknown>,
  say: (line: string) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !concerns(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running
        .then(work)
        .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
    }, quietMs);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
