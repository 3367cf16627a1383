import { machineLimits } from "@cathedra/domain/cloud";
import type { Logger } from "pino";
import type { MachineSettings } from "../../config/machine-settings.ts";
import { openDatabase } from "../../db/database.ts";
import { systemClock } from "../../ports/clock.ts";
import type { MachineDriver } from "../../ports/machine-driver.ts";
import { agentClient } from "./agent/agent-client.ts";
import { signingPort } from "./agent/signing-port.ts";
import { dockerDriver } from "./drivers/docker-driver.ts";
import { localDriver, localWorldToken } from "./drivers/local-driver.ts";
import { type Reconciler, startReconciler } from "./reconciler/reconciler.ts";

type Options = { readonly machines: MachineSettings; readonly databaseUrl: string; readonly log: Logger };

/** Starts the reconciler of a worker with its own connections, so that slow jobs do not delay machines. */
export function startMachineReconciler({ machines, databaseUrl, log }: Options): Reconciler {
  const { db, close } = openDatabase(databaseUrl, {
    poolSize: 4,
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 10_000,
    applicationName: "cathedra-machines",
    onError: (error) => log.warn({ err: error }, "a database connection of the fleet was lost"),
  });
  const agents = agentClient({ fleetSecret: machines.fleetSecret, clock: systemClock });
  const reconciler = startReconciler({
    db,
    databaseUrl,
    clock: systemClock,
    agents,
    drivers: getDrivers(machines),
    limits: machineLimits,
    log,
  });
  return {
    stop: async () => {
      await reconciler.stop();
      agents.close();
      await close();
    },
  };
}

function getDrivers({
  fleetSecret,
  localUrl,
  docker,
}: MachineSettings): Readonly<Record<string, MachineDriver>> {
  const token = localWorldToken(signingPort, fleetSecret);
  return {
    ...(localUrl === undefined ? {} : { local: localDriver({ url: localUrl, token }) }),
    ...(docker === undefined ? {} : { docker: dockerDriver({ ...docker, fleetSecret }) }),
  };
}
