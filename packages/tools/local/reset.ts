import { rmSync } from "node:fs";
import { stopLeftoverServer } from "@cathedra/test-fixtures/embedded-postgres";
import type { Places } from "./places.ts";

/**
 * Throws away what earlier runs kept. By name, never the folder: CATHEDRA_DATA may point at one that holds other
 * things too. The caller owns the run file, so that no portal uses the data.
 */
export async function resetData(
  places: Places,
  databaseDir: string,
  say: (line: string) => void,
): Promise<void> {
  await stopLeftoverServer(databaseDir, say);
  const ours = [
    databaseDir,
    `${databaseDir}.owner`,
    `${databaseDir}.password`,
    places.objects,
    places.identity,
    places.logs,
    places.secrets,
    places.ports,
    places.siteConfig,
  ];
  for (const path of ours) rmSync(path, { recursive: true, force: true });
}
