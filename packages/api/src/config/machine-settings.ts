import { err, ok, type Result } from "@cathedra/domain";
import type { Environment } from "./setting.ts";

/** How the fleet of machines is reached; without a secret there is no fleet. */
export type MachineSettings = {
  /** The secret from which the key of every machine is derived. */
  readonly fleetSecret: string;
  /** The origins of the machines' rooms, which the content security policy lets pages frame. */
  readonly frameSources: readonly string[];
  /** The address of the local program that turns machines with the driver `local` on and off. */
  readonly localUrl?: string;
  /** The Docker Engine that runs the machines with the driver `docker`. */
  readonly docker?: {
    readonly socketPath: string;
    readonly image: string;
    /** The portal's origin, the only one that may embed the pages of machines in a frame (`frame-ancestors`). */
    readonly portalUrl: string;
    /** The portal's address for machines' reports, as it is reached from inside of a container. */
    readonly reportUrl: string;
  };
};

/** Checks the settings of the fleet: drivers require the secret from which the machines that they turn on get their keys. */
export function machineSettings(
  environment: Environment,
): Result<MachineSettings | undefined, readonly string[]> {
  const {
    MACHINE_FLEET_SECRET: fleetSecret,
    MACHINE_LOCAL_URL: localUrl,
    MACHINE_DOCKER_IMAGE: image,
    MACHINE_DOCKER_SOCKET: socketPath = "/var/run/docker.sock",
    PUBLIC_URL: portalUrl,
    MACHINE_REPORT_URL: reportUrl = portalUrl,
    MACHINE_FRAME_SOURCES: frames = "",
  } = environment;
  const frameSources = frames.split(/[\s,]+/).filter((source) => source !== "");
  const strange = frameSources.filter((source) => !isFrameSource(source));
  if (strange.length > 0)
    return err([
      `MACHINE_FRAME_SOURCES: ${strange.join(" ")}: must be origins, such as https://*.sim.example`,
    ]);
  if (fleetSecret === undefined) {
    const needing = [
      ...(localUrl === undefined ? [] : ["MACHINE_LOCAL_URL"]),
      ...(image === undefined ? [] : ["MACHINE_DOCKER_IMAGE"]),
    ];
    if (needing.length === 0) return ok(undefined);
    return err([`MACHINE_FLEET_SECRET: is required with ${needing.join(" and ")}`]);
  }
  const power = { fleetSecret, frameSources, ...(localUrl === undefined ? {} : { localUrl }) };
  if (image === undefined) return ok(power);
  if (portalUrl === undefined || reportUrl === undefined) {
    return err(["PUBLIC_URL: is required with MACHINE_DOCKER_IMAGE"]);
  }
  return ok({ ...power, docker: { socketPath, image, portalUrl, reportUrl } });
}

/** Accepts an origin, optionally with a wildcard subdomain, but nothing that could end the directive or allow every origin. */
function isFrameSource(text: string): boolean {
  return /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i.test(text);
}
