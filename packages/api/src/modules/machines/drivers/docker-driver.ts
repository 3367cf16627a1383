import { setTimeout as sleep } from "node:timers/promises";
import { machineKey } from "@cathedra/domain/cloud";
import type { DrivenMachine, MachineDriver } from "../../../ports/machine-driver.ts";
import { signingPort } from "../agent/signing-port.ts";
import { callDriver, type DriverAnswer, refused } from "./http-driver.ts";

type Settings = {
  readonly socketPath: string;
  readonly image: string;
  readonly fleetSecret: string;
  readonly portalUrl: string;
  readonly reportUrl: string;
};

/** The version of the Engine API that is used, supported since Docker 20.10. */
const api = "/v1.41";
/** The port of a simulator's agent inside of its container. */
const agentPort = "8080";
/** How often to retry while another process creates the same container. */
const maxTries = 50;
const pauseMs = 100;

/**
 * One container for each machine, through the Docker Engine API on its socket. `driverRef` is the host's port that leads to the
 * agent, as in the machine's address. An existing container is started again instead of being created.
 */
export function dockerDriver(settings: Settings): MachineDriver {
  const { socketPath, image, fleetSecret, portalUrl, reportUrl } = settings;
  const call = (method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<DriverAnswer> =>
    callDriver(
      { socketPath },
      { method, path: `${api}${path}`, ...(body === undefined ? {} : { body }) },
      60_000,
    );
  const of = ({ id }: DrivenMachine): string => `/containers/${containerName(id)}`;
  /** Sends a command and accepts also status 304: the container is already in the requested state. */
  const order = async (answer: Promise<DriverAnswer>, ...fine: readonly number[]): Promise<DriverAnswer> => {
    const given = await answer;
    if (![204, 304, ...fine].includes(given.status)) throw refused(given);
    return given;
  };
  const create = (machine: DrivenMachine): Promise<DriverAnswer> =>
    // Status 409: another process is creating the container.
    order(
      call("POST", `/containers/create?name=${containerName(machine.id)}`, getContainer(machine)),
      201,
      409,
    );
  const getContainer = ({ id, name, driverRef }: DrivenMachine) => ({
    Image: image,
    Hostname: containerName(id),
    Labels: { "cathedra.machine": id, "cathedra.name": name },
    Env: Object.entries({
      SIMULATOR_HOST: "0.0.0.0",
      SIMULATOR_PORT: agentPort,
      SIMULATOR_PORTAL: portalUrl,
      SIMULATOR_REPORT_TO: reportUrl,
      SIMULATOR_MACHINE: id,
      SIMULATOR_KEY: machineKey(signingPort, fleetSecret, id),
    }).map(([setting, value]) => `${setting}=${value}`),
    ExposedPorts: { [`${agentPort}/tcp`]: {} },
    HostConfig: {
      PortBindings: { [`${agentPort}/tcp`]: [{ HostPort: driverRef ?? "" }] },
      RestartPolicy: { Name: "no" },
      CapDrop: ["ALL"],
      SecurityOpt: ["no-new-privileges"],
    },
  });
  return {
    isRunning: async (machine) => {
      const given = await call("GET", `${of(machine)}/json`);
      if (given.status === 404) return false;
      if (given.status !== 200) throw refused(given);
      const { State } = JSON.parse(given.body) as { State?: { Running?: unknown } };
      return State?.Running === true;
    },
    powerOn: async (machine) => {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const started = await order(call("POST", `${of(machine)}/start`), 404);
        if (started.status !== 404) return;
        // Docker reserves the name of a container shortly before the container exists.
        if ((await create(machine)).status === 409) await sleep(pauseMs);
      }
      throw new Error(`the container of machine ${machine.id} is being made for too long`);
    },
    powerOff: async (machine) => {
      await order(call("POST", `${of(machine)}/stop?t=10`), 404);
    },
    remove: async (machine) => {
      await order(call("DELETE", `${of(machine)}?force=true&v=true`), 404);
    },
  };
}

function containerName(id: string): string {
  return `cathedra-machine-${id}`;
}
