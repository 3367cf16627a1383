import { agentRoutes } from "@cathedra/domain/cloud";
import { freePort } from "@cathedra/test-fixtures/free-port";
import { afterEach, expect, test, vi } from "vitest";
import { behaviourPath } from "../simulator/agent-api.ts";
import { aStart, askMachine, key, machineId } from "../simulator/testing/portal-side.ts";
import { type MachineHost, startMachineHost } from "./host.ts";

let host: MachineHost | undefined;
afterEach(async () => {
  await host?.stop();
  host = undefined;
});
const token = "the token of this local world";

/** A host of one machine, a real process. */
async function start(isOn: boolean) {
  const port = await freePort("127.0.0.1");
  const said: string[] = [];
  const env = {
    SIMULATOR_MACHINE: machineId,
    SIMULATOR_KEY: key,
    SIMULATOR_PORT: String(port),
    SIMULATOR_PORTAL: "http://localhost:3000",
    SIMULATOR_START_MS: "20",
  };
  const machines = [{ id: machineId, name: "Simulator 1", env, isOn }];
  const started = await startMachineHost({
    host: "127.0.0.1",
    port: 0,
    token,
    machines,
    say: (line) => said.push(line),
  });
  host = started;
  const ask = async (method: string, act = "", id = machineId, shown = token) => {
    const headers = { authorization: `Bearer ${shown}`, connection: "close" };
    const response = await fetch(`${started.origin}/machines/${id}${act}`, { method, headers });
    return { status: response.status, body: await response.text() };
  };
  const machine = `http://127.0.0.1:${port}`;
  const phaseBecomes = (phase: string) =>
    vi.waitFor(
      async () => expect((await askMachine(machine, agentRoutes.state)).body).toMatchObject({ phase }),
      {
        timeout: 20_000,
        interval: 50,
      },
    );
  const isOff = () =>
    vi.waitFor(async () => expect((await ask("GET")).body).toBe('{"running":false}'), {
      timeout: 20_000,
      interval: 50,
    });
  return { ask, machine, phaseBecomes, isOff, said };
}

test("a machine can be turned on and off repeatedly, and no longer exists once it is removed", async () => {
  const { ask, phaseBecomes, isOff } = await start(false);
  await isOff();
  const asked = await Promise.all([1, 2].map(() => ask("POST", "/power-on")));
  expect(asked.map(({ status }) => status)).toEqual([204, 204]);
  expect((await ask("GET")).body).toBe('{"running":true}');
  await phaseBecomes("ready");
  expect((await ask("POST", "/power-off")).status).toBe(204);
  await isOff();
  expect((await ask("POST", "/power-off")).status).toBe(204);
  expect((await ask("DELETE")).status).toBe(204);
  expect((await ask("DELETE")).status).toBe(204);
  expect((await ask("GET")).status).toBe(404);
});

test("a crash ends the process, and the next power-on starts an empty machine", async () => {
  const { ask, machine, phaseBecomes, isOff, said } = await start(true);
  await phaseBecomes("ready");
  await askMachine(machine, agentRoutes.start, aStart());
  await phaseBecomes("running");
  await askMachine(machine, { method: "POST", path: behaviourPath }, "crash").catch(() => undefined);
  await isOff();
  expect(said).toContain("Simulator 1: off (exit code 70)");
  await ask("POST", "/power-on");
  await phaseBecomes("ready");
});

test("power requests without the token are refused", async () => {
  const { ask, isOff } = await start(false);
  expect((await ask("POST", "/power-on", machineId, "another")).status).toBe(401);
  await isOff();
  expect((await ask("GET", "", "00000000-0000-4000-8000-000000000000")).status).toBe(404);
  expect((await ask("POST", "/explode")).status).toBe(404);
});
