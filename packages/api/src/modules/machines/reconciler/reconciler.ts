import { setTimeout as sleep } from "node:timers/promises";
import { instant, isUuid, type MachineId } from "@cathedra/domain";
import { sql } from "kysely";
import pg from "pg";
import { toTimestamp } from "../../../db/to-timestamp.ts";
import { machineChannel } from "../trigger-reconciler.ts";
import {
  type LeasedMachine,
  leaseDueMachines,
  leaseWokenMachines,
  type ReconcileOutcome,
  recordReconciled,
} from "./lease-due-machines.ts";
import { reconcileMachine } from "./reconcile-machine.ts";
import type { ReconcilerDeps } from "./reconciler-deps.ts";

const againAfterMs = 500;

export type ReconcilerOptions = ReconcilerDeps & {
  readonly databaseUrl: string;
  /** How often due machines are looked for, in addition to being woken. */
  readonly sweepMs?: number;
};

export type Reconciler = {
  /** Stops after the machines that are being reconciled are done. */
  readonly stop: () => Promise<void>;
};

/** Records of steps older than this are deleted, because nothing reads them any longer. */
const stepsKeptMs = 3_600_000;
/** The results of machines that finish within this time are stored together. */
const noteWithinMs = 20;

/**
 * Keeps machines moving to their desired status. It is woken by changes and reports, and sweeps for missed ones and for
 * deadlines. Several reconcilers can share a database; each leases machines for itself.
 */
export function startReconciler(options: ReconcilerOptions): Reconciler {
  const { db, clock, log, databaseUrl, sweepMs = 1000 } = options;
  const running = new Map<MachineId, Promise<void>>();
  const woken = new Set<MachineId>();
  const finished = new Map<MachineId, ReconcileOutcome>();
  const stopping = new AbortController();
  let isDraining = false;
  let noting: Promise<void> | undefined;

  async function reconcile(leased: LeasedMachine): Promise<void> {
    try {
      const looked = await reconcileMachine(options, leased);
      // If a machine was reconciled twice, the result with the later lease counts; the other lease has expired.
      const other = finished.get(looked.id);
      if (other === undefined || other.lease <= looked.lease) finished.set(looked.id, looked);
      noting ??= sleep(noteWithinMs).then(note);
    } catch (err) {
      log.error({ err, machine: leased.fleet.machine.id }, "a machine could not be looked at");
    }
  }

  async function note(): Promise<void> {
    noting = undefined;
    const looked = [...finished.values()];
    finished.clear();
    await guarded(() => recordReconciled(db, looked, clock()));
  }

  function begin(taken: readonly LeasedMachine[]): void {
    for (const leased of taken) {
      const { id } = leased.fleet.machine;
      // A machine is leased again after its lease has expired: the earlier reconciliation hangs and is ignored.
      const reconciling = reconcile(leased).finally(() => {
        if (running.get(id) === reconciling) running.delete(id);
        if (woken.has(id)) drainSoon();
      });
      running.set(id, reconciling);
    }
  }

  /**
   * A machine that is woken while being looked at is looked at again afterwards, because the look may have missed the cause.
   */
  async function drain(): Promise<void> {
    isDraining = false;
    const ids = [...woken].filter((id) => !running.has(id));
    for (const id of ids) woken.delete(id);
    if (ids.length > 0) await guarded(async () => begin(await leaseWokenMachines(db, ids, clock())));
  }

  function drainSoon(): void {
    if (isDraining || stopping.signal.aborted) return;
    isDraining = true;
    setImmediate(() => void drain());
  }

  async function guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      log.warn({ err }, "the machines cannot be looked after just now");
    }
  }

  async function sweep(): Promise<void> {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      await guarded(async () => begin(await leaseDueMachines(db, clock())));
      if (round % 600 === 0) await guarded(forgetSteps);
      await sleep(sweepMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function forgetSteps(): Promise<void> {
    await sql`delete from vm_step where taken_at < ${toTimestamp(instant(clock() - stepsKeptMs))}`.execute(
      db,
    );
  }

  const listening = listen(databaseUrl, stopping.signal, log, (id) => {
    woken.add(id);
    drainSoon();
  });
  const sweeping = sweep();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([listening, sweeping]);
      await Promise.all(running.values());
      await noting;
    },
  };
}

/** Listens for the ids of woken machines on a connection of its own until it is stopped; a broken connection is replaced. */
async function listen(
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
