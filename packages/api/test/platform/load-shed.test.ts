import { setTimeout as sleep } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { errorModel } from "../../src/plugins/error-model.ts";
import { type LoadLimits, loadShed } from "../../src/plugins/load-shed.ts";

let app: FastifyInstance;
let release: () => void;
afterEach(() => app.close());

async function listening(limits: LoadLimits): Promise<string> {
  app = fastify({ forceCloseConnections: true });
  await app.register(errorModel);
  await app.register(loadShed(limits));
  app.get("/slow", async () => {
    await sleep(200);
    return "done";
  });
  const released = new Promise<void>((done) => {
    release = done;
  });
  app.get("/held", async () => {
    await released;
    return "done";
  });
  app.get("/healthz", async () => "alive");
  return app.listen({ host: "127.0.0.1", port: 0 });
}

test("requests beyond the concurrency limit get 503 at once, and later ones are served again", async () => {
  const url = await listening({ maxInFlight: 2, maxLagMs: 10_000, sampleMs: 1000 });
  const statuses: number[] = [];
  const answers = Array.from({ length: 5 }, async () => {
    const { status } = await fetch(`${url}/held`);
    statuses.push(status);
    return status;
  });
  await expect.poll(() => statuses).toEqual([503, 503, 503]);
  release();
  expect((await Promise.all(answers)).toSorted((a, b) => a - b)).toEqual([200, 200, 503, 503, 503]);
  expect((await fetch(`${url}/slow`)).status).toBe(200);
});

test("clients that disconnect stop counting as requests in progress", async () => {
  const url = await listening({ maxInFlight: 2, maxLagMs: 10_000, sampleMs: 1000 });
  for (let round = 0; round < 3; round += 1) {
    const gone = Array.from({ length: 2 }, () => fetch(`${url}/slow`, { signal: AbortSignal.timeout(50) }));
    await Promise.allSettled(gone);
  }
  await expect.poll(async () => (await fetch(`${url}/slow`)).status).toBe(200);
});

test("persistent lag sheds requests, a single pause does not, and liveness always answers", async () => {
  const url = await listening({ maxInFlight: 100, maxLagMs: 100, sampleMs: 200 });
  const block = () => {
    const until = performance.now() + 250;
    while (performance.now() < until);
  };
  block();
  await sleep(250);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect((await fetch(`${url}/slow`)).status).toBe(200);
  const blocking = setInterval(block, 1);
  try {
    await expect.poll(async () => (await fetch(`${url}/slow`)).status, { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  } finally {
    clearInterval(blocking);
  }
  await expect.poll(async () => (await fetch(`${url}/slow`)).status).toBe(200);
});
