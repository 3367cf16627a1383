import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { machineKey } from "@cathedra/domain/cloud";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signingPort } from "../../src/modules/machines/agent/signing-port.ts";
import { dockerDriver } from "../../src/modules/machines/drivers/docker-driver.ts";
import { fleetSecret } from "./fake-agents.ts";

// A fake of the Docker Engine API, so that the test also runs on machines without Docker.

type Container = { config: { Image: string; Env: string[]; HostConfig: object }; isRunning: boolean };
const containers = new Map<string, Container>();
const calls: string[] = [];
let broken = false;
/** A real engine takes the name at once, and has the container some time later. */
let makingMs = 0;
const taken = new Set<string>();
const folder = mkdtempSync(join(tmpdir(), "cathedra-engine-"));
const socketPath = join(folder, "docker.sock");

const engine = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const url = new URL(request.url ?? "", "http://localhost");
  const [, version, , name = "", act] = url.pathname.split("/");
  calls.push(`${request.method} ${act ?? (name === "create" ? "create" : "")}`.trim());
  const answer = (status: number, body?: object) =>
    response.writeHead(status).end(body === undefined ? "" : JSON.stringify(body));
  if (broken || version !== "v1.41") return answer(500, { message: "no space left on device" });
  if (name === "create") {
    const wanted = url.searchParams.get("name") ?? "";
    if (taken.has(wanted)) return answer(409, { message: "in use" });
    taken.add(wanted);
    await sleep(makingMs);
    containers.set(wanted, { config: JSON.parse(Buffer.concat(parts).toString()), isRunning: false });
    return answer(201, { Id: wanted, Warnings: [] });
  }
  const container = containers.get(name);
  if (container === undefined) return answer(404, { message: "No such container" });
  if (request.method === "DELETE") {
    containers.delete(name);
    taken.delete(name);
    return answer(204);
  }
  if (act === "json") return answer(200, { State: { Running: container.isRunning } });
  const next = act === "start";
  if (container.isRunning === next) return answer(304);
  container.isRunning = next;
  return answer(204);
});

const portal = { portalUrl: "https://portal.example", reportUrl: "http://api.internal:3000" };
const driver = dockerDriver({ socketPath, image: "simulator:1", fleetSecret, ...portal });
const machine = { id: "7a4c0000-0000-4000-8000-000000000009", name: "Simulator 9", driverRef: "49009" };
const name = `cathedra-machine-${machine.id}`;

beforeAll(() => new Promise<void>((ready) => void engine.listen(socketPath, ready)));
beforeEach(() => {
  containers.clear();
  calls.length = 0;
  broken = false;
  makingMs = 0;
  taken.clear();
});
afterAll(async () => {
  await new Promise((closed) => engine.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

test("a container is created once, started, stopped, restarted and removed, and every call may be repeated", async () => {
  expect(await driver.isRunning(machine)).toBe(false);
  await driver.powerOn(machine);
  await driver.powerOn(machine);
  expect(await driver.isRunning(machine)).toBe(true);
  await driver.powerOff(machine);
  await driver.powerOff(machine);
  expect(await driver.isRunning(machine)).toBe(false);
  await driver.powerOn(machine);
  expect(calls.filter((call) => call === "POST create")).toHaveLength(1);
  await driver.remove(machine);
  await driver.remove(machine);
  await driver.powerOff(machine);
  expect(containers.size).toBe(0);
});

test("two simultaneous creations of the same container both find it running", async () => {
  makingMs = 150;
  await Promise.all([driver.powerOn(machine), driver.powerOn(machine)]);
  expect(containers.get(name)?.isRunning).toBe(true);
});

test("the container gets its id and its own key, but neither the fleet's secret nor further privileges", async () => {
  await driver.powerOn(machine);
  const config = containers.get(name)?.config;
  expect(config?.Image).toBe("simulator:1");
  expect(config?.Env).toEqual([
    "SIMULATOR_HOST=0.0.0.0",
    "SIMULATOR_PORT=8080",
    `SIMULATOR_PORTAL=${portal.portalUrl}`,
    `SIMULATOR_REPORT_TO=${portal.reportUrl}`,
    `SIMULATOR_MACHINE=${machine.id}`,
    `SIMULATOR_KEY=${machineKey(signingPort, fleetSecret, machine.id)}`,
  ]);
  expect(JSON.stringify(config)).not.toContain(fleetSecret);
  expect(config?.HostConfig).toMatchObject({
    PortBindings: { "8080/tcp": [{ HostPort: "49009" }] },
    CapDrop: ["ALL"],
  });
});

test("a failing or unreachable engine causes an error instead of an answer", async () => {
  broken = true;
  await expect(driver.powerOn(machine)).rejects.toThrow("no space left on device");
  await expect(driver.isRunning(machine)).rejects.toThrow("500");
  const nowhere = dockerDriver({ socketPath: join(folder, "none"), image: "i", fleetSecret, ...portal });
  await expect(nowhere.isRunning(machine)).rejects.toThrow("ENOENT");
});
