import type { AddressInfo } from "node:net";
import { instant, type MachineId } from "@cathedra/domain";
import { machineLimits } from "@cathedra/domain/cloud";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { vi } from "vitest";
import { agentClient } from "../../src/modules/machines/agent/agent-client.ts";
import { dockerDriver } from "../../src/modules/machines/drivers/docker-driver.ts";
import { callDriver } from "../../src/modules/machines/drivers/http-driver.ts";
import { type Reconciler, startReconciler } from "../../src/modules/machines/reconciler/reconciler.ts";
import { registerMachines } from "../../src/modules/machines/register-machine.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { fleetSecret } from "../machines/fake-agents.ts";
import { type Fleet, machineRow, startFleet } from "../machines/fleet.ts";

// A portal whose machines are containers of a Docker Engine that is really there: its socket is DOCKER_TEST_SOCKET, and
// DOCKER_TEST_IMAGE the image of the simulator (deploy/simulator.Dockerfile).

const socketPath = process.env.DOCKER_TEST_SOCKET ?? "/var/run/docker.sock";
const image = process.env.DOCKER_TEST_IMAGE ?? "";
export const portalUrl = "http://portal.example";

export type Inspected = {
  readonly Id: string;
  readonly Config: { readonly Env: readonly string[]; readonly Image: string };
  readonly HostConfig: { readonly CapDrop: readonly string[]; readonly SecurityOpt: readonly string[] };
  readonly State: { readonly Running: boolean; readonly StartedAt: string };
};

export async function startContainers() {
  const fleet = await startFleet();
  await fleet.emptyFleet();
  await fleet.app.listen({ host: "0.0.0.0", port: 0 });
  const { port: apiPort } = fleet.app.server.address() as AddressInfo;
  const reportUrl = `http://${await gateway()}:${apiPort}`;
  const driver = dockerDriver({ socketPath, image, fleetSecret, portalUrl, reportUrl });
  const agents = agentClient({ fleetSecret, clock: systemClock });
  const machines: { readonly id: MachineId; readonly name: string; readonly driverRef: string }[] = [];
  const reconcilers: Reconciler[] = [];
  const url = ({ driverRef }: { readonly driverRef: string }) => `http://localhost:${driverRef}`;
  return {
    fleet,
    driver,
    agents,
    url,
    /** A machine of the fleet whose container is still to be made. */
    add: async () => {
      const driverRef = String(await freePort("0.0.0.0"));
      const name = `Container ${machines.length + 1}`;
      const all = [...machines, { name, driverRef }];
      const wanted = all.map((each) => ({ name: each.name, driverRef: each.driverRef, url: url(each) }));
      const ids = await registerMachines(fleet.db, "docker", wanted, instant(Date.now()));
      const machine = { id: ids.at(-1) as MachineId, name, driverRef };
      machines.push(machine);
      return machine;
    },
    reconcile: () => {
      const reconciler = startReconciler({
        db: fleet.db,
        databaseUrl: fleet.database.url,
        clock: systemClock,
        agents,
        drivers: { docker: driver },
        limits: machineLimits,
        log: { info: () => undefined, warn: () => undefined, error: console.error },
      });
      reconcilers.push(reconciler);
      return reconciler;
    },
    inspect: async (id: string) =>
      JSON.parse((await engine("GET", `${container(id)}/json`)).body) as Inspected,
    kill: (id: string) => engine("POST", `${container(id)}/kill`),
    close: async () => {
      await Promise.all(reconcilers.map(({ stop }) => stop()));
      await Promise.all(machines.map((machine) => driver.remove(machine)));
      agents.close();
      await fleet.close();
    },
  };
}

/** A container takes seconds to come up and to go. */
export const untilIs = (db: Fleet["db"], id: string, status: string) =>
  vi.waitFor(
    async () => {
      const row = await machineRow(db, id);
      if (row.status !== status) throw new Error(`${row.status} (${row.reason}) instead of ${status}`);
      return row;
    },
    { timeout: 60_000, interval: 100 },
  );

const container = (id: string) => `/containers/cathedra-machine-${id}`;
const engine = (method: "GET" | "POST", path: string) =>
  callDriver({ socketPath }, { method, path: `/v1.41${path}` });

/** The address by which containers reach this machine: an engine that does not name it has taken the first of its network. */
async function gateway(): Promise<string> {
  const { body } = await engine("GET", "/networks/bridge");
  const { IPAM } = JSON.parse(body) as { IPAM: { Config: readonly { Gateway?: string; Subnet: string }[] } };
  const [network] = IPAM.Config;
  if (network === undefined) throw new Error(`the engine has no bridge: ${body}`);
  return network.Gateway ?? network.Subnet.replace(/\.0\/\d+$/, ".1");
}
