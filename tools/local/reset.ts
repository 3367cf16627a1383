import { rmSync } from "node:fs";
import {
  deleteDatabase,
  isCluster,
  isOurs,
  stopLeftoverServer,
} from "@cathedra/test-fixtures/embedded-postgres";
import { type DataPaths, isOurDataFolder } from "./data-paths.ts";
import { Refusal } from "./refusal.ts";

/**
 * Deletes the data of earlier runs, in a data folder that was ours from the beginning; in others, `objects` or `logs` may be
 * foreign. Entries are deleted by name and never the folder, which may contain other files. A complete database without our
 * marker is always kept. The caller holds the run file, so that no portal uses the data.
 */
export async function resetData(
  paths: DataPaths,
  databaseDir: string,
  say: (line: string) => void,
): Promise<void> {
  if (!isOurDataFolder(paths)) {
    throw new Refusal(
      `Nothing was deleted: ${paths.dataFolder} held other things before Cathedra used it. ` +
        "Delete what you do not need yourself, or name another folder in CATHEDRA_DATA.",
    );
  }
  if (isCluster(databaseDir) && !isOurs(databaseDir)) {
    throw new Refusal(
      `Nothing was deleted: the database in ${databaseDir} has no file cathedra.json, so it may not be Cathedra's. ` +
        "Move that folder away, and start again.",
    );
  }
  await stopLeftoverServer(databaseDir, say);
  deleteDatabase(databaseDir);
  const ours = [
    paths.objects,
    paths.identity,
    paths.learning,
    paths.mailbox,
    paths.logs,
    paths.secrets,
    paths.ports,
    paths.simulators,
    paths.outboxes,
    paths.stations,
    paths.compiled,
    paths.demoRuns,
    paths.siteConfig,
  ];
  for (const path of ours) rmSync(path, { recursive: true, force: true });
}
