import { join } from "node:path";
import { localWorldToken } from "@cathedra/api/local-driver";
import * as v from "valibot";
import { answers, childService } from "./child-service.ts";
import type { MachinePorts, PortalPlan } from "./portal-plan.ts";
import type { PortBook } from "./ports.ts";
import type { Service } from "./service.ts";
import { nodeSigning } from "./simulator/crypto.ts";

/** The ports of the simulators and of the program that powers them; undefined without simulators. */
export async function chooseMachinePorts(book: PortBook, count: number): Promise<MachinePorts | undefined> {
  if (count === 0) return undefined;
  const choose = (name: string) => book.choose({ name, explicit: undefined, preferred: undefined });
  const host = await choose("simulators");
  const simulators: number[] = [];
  for (let number = 1; number <= count; number += 1) simulators.push(await choose(`simulator ${number}`));
  return { host, simulators };
}

/** The output of the task that writes the demo data. */
export const seeded = v.object({
  fleet: v.array(v.object({ id: v.string(), isOn: v.boolean() })),
  /** The coming events that could not be made, each with the reason. */
  leftOut: v.array(v.string()),
});
export type Seeded = v.InferOutput<typeof seeded>;

export type LocalMachine = {
  readonly id: string;
  readonly name: string;
  readonly port: number;
  readonly isOn: boolean;
};

const simulatorName = (at: number) => `Simulator ${at + 1}`;

/** The simulators that the portal's fleet consists of. */
export function wantedFleet(
  ports: readonly number[],
): readonly { readonly name: string; readonly url: string }[] {
  return ports.map((port, at) => ({ name: simulatorName(at), url: `http://localhost:${port}` }));
}

/** The simulators as the portal's fleet has registered them. */
export function getMachines({ simulators }: MachinePorts, { fleet }: Seeded): readonly LocalMachine[] {
  return simulators.flatMap((port, at) => {
    const registered = fleet[at];
    return registered === undefined ? [] : [{ name: simulatorName(at), port, ...registered }];
  });
}

/** The simulators, and the service that switches their power on the portal's request. */
export function machinesService(plan: PortalPlan, port: number, machines: readonly LocalMachine[]): Service {
  const { options, paths, secrets, log, signal } = plan;
  return childService({
    name: "simulators",
    args: ["--conditions=cathedra-source", join(paths.local, "machines/main.ts")],
    env: {
      MACHINES_HOST: options.host,
      MACHINES_PORT: String(port),
      MACHINES_FLEET_SECRET: secrets.fleet,
      MACHINES_TOKEN: localWorldToken(nodeSigning, secrets.fleet),
      MACHINES_PORTAL: plan.origin,
      MACHINES_API: `http://127.0.0.1:${plan.apiPort}`,
      MACHINES_START_MS: String(options.simulatorStartSeconds * 1000),
      MACHINES_OUTBOXES: paths.outboxes,
      MACHINES: JSON.stringify(machines),
    },
    log: log("simulators"),
    signal,
    isReady: () => answers(`http://127.0.0.1:${port}/`),
  });
}

/** The environment variables that tell the portal about the machines. */
export function machinesEnvironment({ host, simulators }: MachinePorts, fleetSecret: string) {
  return {
    MACHINE_FLEET_SECRET: fleetSecret,
    MACHINE_LOCAL_URL: `http://127.0.0.1:${host}`,
    MACHINE_FRAME_SOURCES: simulators.map((port) => `http://localhost:${port}`).join(" "),
  };
}
