import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { query } from "./database-server.ts";
import { here } from "./portal.ts";
import { type DrillProcess, startProcess, stopProcess, until } from "./processes.ts";

export const pgbouncerProgram = "/usr/sbin/pgbouncer";

export type PoolerProcess = {
  readonly url: string;
  process: DrillProcess;
  readonly startAgain: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** PgBouncer in transaction mode, as deploy/ has it; it runs as the database's user, since it refuses to be root. */
export async function startPooler(
  folder: string,
  port: number,
  databaseUrl: string,
  dataDir: string,
): Promise<PoolerProcess> {
  mkdirSync(folder, { recursive: true });
  const owner = statSync(dataDir);
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(config, getConfig(port, new URL(databaseUrl)), { mode: 0o600 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [folder, config]) chownSync(path, owner.uid, owner.gid);
  const url = new URL(databaseUrl);
  url.port = String(port);
  const start = async (): Promise<DrillProcess> => {
    const started = startProcess({
      name: "PgBouncer",
      command: pgbouncerProgram,
      args: [config],
      log: join(folder, "output.log"),
      ...(isRoot ? { uid: owner.uid, gid: owner.gid } : {}),
    });
    await until("PgBouncer", () =>
      query(url.href, "select 1").then(
        () => true,
        () => false,
      ),
    );
    return started;
  };
  const pooler = {
    url: url.href,
    process: await start(),
    startAgain: async () => {
      pooler.process = await start();
    },
    stop: () => stopProcess(pooler.process),
  };
  return pooler;
}

/** The configuration that deploy/ contains, with this machine's addresses; authentication is not part of the drill. */
function getConfig(port: number, to: URL): string {
  const given = readFileSync(join(here.root, "deploy/kubernetes/base/pgbouncer.ini"), "utf8");
  const server = `host=127.0.0.1 port=${to.port} user=${to.username} password=${decodeURIComponent(to.password)}`;
  return given
    .replace(/host=\S+ port=\d+/, server)
    .replace(/^listen_addr = .*$/m, "listen_addr = 127.0.0.1")
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_type = .*$/m, "auth_type = any")
    .replace(/^auth_file = .*$/m, "");
}
