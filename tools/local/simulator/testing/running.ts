import type { MachineId } from "@cathedra/domain";
import { agentRoutes } from "@cathedra/domain/cloud";
import { afterEach, expect, vi } from "vitest";
import { behaviourPath } from "../agent-api.ts";
import type { ToPage } from "../live-protocol.ts";
import { type Simulator, type SimulatorPlan, startSimulator } from "../simulator.ts";
import { aStart, askMachine, connectLive, key, machineId, tokenFor } from "./portal-side.ts";

export const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

export async function start(changed: Partial<SimulatorPlan> = {}): Promise<Simulator> {
  const simulator = await startSimulator({
    machineId: machineId as MachineId,
    key,
    host: "127.0.0.1",
    port: 0,
    portalOrigin: "http://localhost:3000",
    reportTo: null,
    startMs: 20,
    behaviour: "ok",
    onCrash: () => undefined,
    say: () => undefined,
    ...changed,
  });
  stops.push(simulator.stop);
  return simulator;
}
export const behave = (origin: string, behaviour: string) =>
  askMachine(origin, { method: "POST", path: behaviourPath }, behaviour);
export const getState = async (origin: string) => (await askMachine(origin, agentRoutes.state)).body;
export const phaseBecomes = (origin: string, phase: string) =>
  vi.waitFor(async () => expect(await getState(origin)).toMatchObject({ phase }), {
    timeout: 15_000,
    interval: 10,
  });

export async function startSession(changed: Partial<SimulatorPlan> = {}, request = aStart()) {
  const { origin } = await start(changed);
  expect((await askMachine(origin, agentRoutes.start, request)).status).toBe(200);
  await phaseBecomes(origin, "running");
  return { origin, request, sessionId: request.sessionId };
}

export const priya = { id: "priya", name: "Priya Raman", role: "proctor" } as const;
export const maya = { id: "maya", name: "Maya Lindqvist", role: "participant" } as const;
export const enter = async (origin: string, sessionId: string, who: typeof priya | typeof maya) =>
  connectLive(origin, await tokenFor(who, sessionId));
export const getControl =
  (who: string) =>
  (message: ToPage): message is Extract<ToPage, { type: "users" }> =>
    message.type === "users" && message.users.some(({ id, inControl }) => inControl && id === who);
export const isType =
  <Type extends ToPage["type"]>(type: Type) =>
  (message: ToPage): message is Extract<ToPage, { type: Type }> =>
    message.type === type;
