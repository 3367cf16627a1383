import { err, ok, type Result } from "@cathedra/domain";
import type { Environment } from "./setting.ts";

/** How the fleet is reached; without a secret there is none. */
export type MachineSettings = {
  /** The key of every machine is made from it. */
  readonly fleetSecret: string;
  /** The local world that powers machines of the driver `local`. */
  readonly localUrl?: string;
  /** The Docker Engine that powers machines of the driver `docker`. */
  readonly docker?: { readonly socketPath: string; readonly image: string };
};

/** Drivers need the secret that the machines which they power are given. */
export function machineSettings(given: Environment): Result<MachineSettings | undefined, readonly string[]> {
  const {
    MACHINE_FLEET_SECRET: fleetSecret,
    MACHINE_LOCAL_URL: localUrl,
    MACHINE_DOCKER_IMAGE: image,
    MACHINE_DOCKER_SOCKET: socketPath = "/var/run/docker.sock",
  } = given;
  if (fleetSecret === undefined) {
    const needing = [
      ...(localUrl === undefined ? [] : ["MACHINE_LOCAL_URL"]),
      ...(image === undefined ? [] : ["MACHINE_DOCKER_IMAGE"]),
    ];
    if (needing.length === 0) return ok(undefined);
    return err([`MACHINE_FLEET_SECRET: is required with ${needing.join(" and ")}`]);
  }
  return ok({
    fleetSecret,
    ...(localUrl === undefined ? {} : { localUrl }),
    ...(image === undefined ? {} : { docker: { socketPath, image } }),
  });
}
