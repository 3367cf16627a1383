import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningPostgres, startPostgres } from "./embedded-postgres.ts";
import { clearLeftover, livingOwner } from "./postgres/leftover.ts";

const prefix = "cathedra-temporary-postgres-";
const oneHourMs = 3_600_000;

/**
 * A server for one run of tests or of a benchmark: fast instead of durable, in a temporary folder that `stop` deletes.
 * What killed runs left behind is stopped and deleted first.
 */
export async function startTemporaryPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const { dataDir, remove } = await temporaryFolder();
  const server = await startPostgres({
    dataDir,
    durable: false,
    settings: { max_connections: "200", log_checkpoints: "off", ...settings },
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}

export type TemporaryFolder = {
  /** For whatever else belongs to the run. */
  readonly folder: string;
  /** Inside it, for the server alone. */
  readonly dataDir: string;
  readonly remove: () => void;
};

/** A folder for a server that is started more than once; what killed runs left behind is stopped and deleted first. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  await sweep();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // Passable, not readable: the server may run as another user.
  chmodSync(folder, 0o711);
  return {
    folder,
    dataDir: join(folder, "data"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function sweep(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    const dataDir = join(folder, "data");
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found === undefined || found.uid !== process.getuid?.()) continue;
    const young = Date.now() - found.mtimeMs < oneHourMs;
    const abandoned = existsSync(`${dataDir}.owner`) ? livingOwner(dataDir) === undefined : !young;
    if (!abandoned) continue;
    await clearLeftover(dataDir, () => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}
