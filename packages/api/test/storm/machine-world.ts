import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { instant } from "@cathedra/domain";
import type { Db } from "../../src/db/database.ts";
import { signingPort } from "../../src/modules/machines/agent/signing-port.ts";
import { bringUpMachines } from "../../src/modules/machines/bring-up.ts";
import { localWorldToken } from "../../src/modules/machines/drivers/local-driver.ts";
import { registerMachines } from "../../src/modules/machines/register-machine.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { type FakeAgents, fleetSecret, startAgents } from "../machines/fake-agents.ts";

/** Machines that only answer, behind the driver `local`, for portals that are processes of their own. */
export type MachineWorld = FakeAgents & {
  readonly driverUrl: string;
  /** Brings so many machines into the fleet; they are up when the workers have seen them. */
  readonly join: (db: Db, count: number) => Promise<readonly string[]>;
};

export async function startMachineWorld(): Promise<MachineWorld> {
  const agents = await startAgents();
  const token = `Bearer ${localWorldToken(signingPort, fleetSecret)}`;
  const server = createServer((request, response) => {
    const [, id = "", act = ""] = /^\/machines\/([\w-]+)(?:\/([a-z-]+))?$/.exec(request.url ?? "") ?? [];
    request.resume();
    if (request.headers.authorization !== token) return void response.writeHead(401).end();
    const answer = async (): Promise<boolean | undefined> => {
      if (request.method === "GET") return agents.driver.isRunning({ id });
      if (request.method === "DELETE") await agents.driver.remove({ id });
      else await (act === "power-on" ? agents.driver.powerOn({ id }) : agents.driver.powerOff({ id }));
      return undefined;
    };
    void answer().then((running) =>
      running === undefined
        ? response.writeHead(204).end()
        : response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ running })),
    );
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    ...agents,
    driverUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    join: async (db, count) => {
      const wanted = Array.from({ length: count }, (_, at) => ({
        name: `Simulator ${at + 1}`,
        url: agents.url(`machine-${at + 1}`),
      }));
      const ids = await registerMachines(db, "local", wanted, instant(Date.now()));
      for (const id of ids) agents.machine(id).onStart = "running";
      await bringUpMachines({ db, clock: systemClock }, "local");
      return ids;
    },
    close: async () => {
      server.closeAllConnections();
      await Promise.all([agents.close(), new Promise((closed) => server.close(closed))]);
    },
  };
}
