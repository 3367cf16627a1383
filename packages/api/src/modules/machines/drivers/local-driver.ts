import type { SigningPort } from "@cathedra/domain/cloud";
import type { DrivenMachine, MachineDriver } from "../../../ports/machine-driver.ts";
import { callDriver, type DriverAnswer, refused } from "./http-driver.ts";

/**
 * A driver for simulators that are processes of a local world, which turns them on and off: `GET /machines/:id` answers `{
 * "running": boolean }`, `POST …/power-on`, `POST …/power-off` and `DELETE` answer 204. All calls need the world's token.
 */
export function localDriver({ url, token }: { readonly url: string; readonly token: string }): MachineDriver {
  const { hostname: host, port } = new URL(url);
  const call = (method: "GET" | "POST" | "DELETE", { id }: DrivenMachine, act = ""): Promise<DriverAnswer> =>
    callDriver({ host, port: Number(port || 80), token }, { method, path: `/machines/${id}${act}` });
  const order = async (answer: Promise<DriverAnswer>): Promise<void> => {
    const given = await answer;
    if (given.status !== 204) throw refused(given);
  };
  return {
    isRunning: async (machine) => {
      const given = await call("GET", machine);
      if (given.status === 404) return false;
      if (given.status !== 200) throw refused(given);
      return (JSON.parse(given.body) as { running?: unknown }).running === true;
    },
    powerOn: (machine) => order(call("POST", machine, "/power-on")),
    powerOff: (machine) => order(call("POST", machine, "/power-off")),
    remove: (machine) => order(call("DELETE", machine)),
  };
}

/** The token that the local world and the portal derive from the fleet's secret. */
export function localWorldToken(port: Pick<SigningPort, "hmacSha256">, fleetSecret: string): string {
  return port.hmacSha256(fleetSecret, "cathedra-local-world-v1");
}
