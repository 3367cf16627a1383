import { setTimeout as sleep } from "node:timers/promises";
import { isUuid, type MachineId } from "@cathedra/domain";
import pg from "pg";
import { machineChannel } from "../wake-reconciler.ts";
import type { ReconcilerDeps } from "./reconciler-deps.ts";

const againAfterMs = 500;

/** Hears of machines on a connection of its own, until it is stopped; a connection that breaks is made again. */
export async function listen(
  databaseUrl: string,
  signal: AbortSignal,
  log: ReconcilerDeps["log"],
  onMachine: (id: MachineId) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(databaseUrl, signal, onMachine);
    } catch (err) {
      log.warn(
        { err },
        "nothing is heard of machines until the database is back; they are swept in the meantime",
      );
    }
    await sleep(againAfterMs, undefined, { signal }).catch(() => undefined);
  }
}

async function listenOnce(
  connectionString: string,
  signal: AbortSignal,
  onMachine: (id: MachineId) => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: "cathedra-machines",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const broken = new Promise<void>((resolve, reject) => {
    client.on("error", reject);
    client.on("end", resolve);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  client.on("notification", ({ payload = "" }) => {
    if (isUuid(payload)) onMachine(payload as MachineId);
  });
  try {
    await Promise.race([client.connect().then(() => client.query(`listen ${machineChannel}`)), broken]);
    await broken;
  } finally {
    await client.end().catch(() => undefined);
  }
}
