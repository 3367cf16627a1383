import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningPostgres, startPostgres } from "./embedded-postgres.ts";
import { clearLeftover, livingOwner } from "./postgres/leftover.ts";

const prefix = "cathedra-temporary-postgres-";
const oneHourMs = 3_600_000;

const memory = "/dev/shm";
const neededBytes = 6 * 1024 ** 3;

/**
 * The folder for the small databases of tests: in memory if there is enough of it, otherwise on disk. In memory, copying a
 * database of 13 MB for a test file takes a fifth of the processor time.
 */
export function quickRoot(): string {
  const found = statfsSync(existsSync(memory) ? memory : tmpdir());
  const hasRoom = found.bavail * found.bsize > neededBytes && process.availableMemory() > neededBytes;
  return existsSync(memory) && hasRoom ? memory : tmpdir();
}

/**
 * A server for one run of tests or of a benchmark: fast instead of durable, in a temporary folder that `stop` deletes. Servers
 * and folders of killed runs are removed first.
 */
export async function startTemporaryPostgres(
  settings: Readonly<Record<string, string>> = {},
  root?: string,
): Promise<RunningPostgres & { readonly dataDir: string }> {
  const { dataDir, remove } = await temporaryFolder(root);
  const server = await startPostgres({
    dataDir,
    durable: false,
    settings: { max_connections: "200", log_checkpoints: "off", ...settings },
  });
  return {
    ...server,
    dataDir,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}

export type TemporaryFolder = {
  /** A folder for anything else that belongs to the run. */
  readonly folder: string;
  /** The folder of the data inside `folder`, which only the server uses. */
  readonly dataDir: string;
  readonly remove: () => void;
};

/** A folder for a server that is started more than once; what killed runs left behind is stopped and deleted first. */
export async function temporaryFolder(root = tmpdir()): Promise<TemporaryFolder> {
  await sweep(root);
  const folder = mkdtempSync(join(root, prefix));
  // Passable, not readable: the server may run as another user.
  chmodSync(folder, 0o711);
  return {
    folder,
    dataDir: join(folder, "data"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function sweep(root: string): Promise<void> {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(root, name);
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
