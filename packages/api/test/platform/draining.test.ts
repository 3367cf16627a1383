import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startBalancer } from "../support/balancer.ts";
import { setUpDatabase } from "../support/database.ts";
import { startIdentity } from "../support/identity.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { startServer } from "../support/server-process.ts";

const database = setUpDatabase();
const identity = openBeforeAll(startIdentity);

/** As deployments have it who set nothing, but that one person may ask as often as a whole class. */
const asDeployed = (extra: Readonly<Record<string, string>> = {}) =>
  startServer(database.url, identity.issuer, {
    LOG_LEVEL: "warn",
    SHUTDOWN_DELAY_MS: "",
    RATE_LIMIT_USER: "1000000",
    ...extra,
  });

/** The status, or how the connection failed. */
function ask(url: string, token: string, agent: Agent | false): Promise<string> {
  return new Promise((done) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const sending = request(`${url}/api/graphql`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () => done(String(response.statusCode)));
      response.once("error", ({ message }) => done(message));
    });
    sending.once("error", (error) => done("code" in error ? String(error.code) : error.message));
    sending.end(JSON.stringify({ query: "{ user { email } }" }));
  });
}

/** Eight who ask all the time, half of them over kept connections; how often they heard what. */
async function askingWhile(url: string, isWanted: () => boolean): Promise<Readonly<Record<string, number>>> {
  const token = await identity.token();
  const kept = new Agent({ keepAlive: true });
  const heard: Record<string, number> = {};
  const client = async (_: unknown, number: number): Promise<void> => {
    while (isWanted()) {
      const answer = await ask(url, token, number % 2 === 0 ? kept : false);
      heard[answer] = (heard[answer] ?? 0) + 1;
      // A process that is gone.
      if (answer === "ECONNREFUSED") return;
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  kept.destroy();
  return heard;
}

test("of two processes behind a balancer that looks every two seconds one stops, and no request fails", async () => {
  const [first, second] = await Promise.all([asDeployed(), asDeployed()]);
  const balancer = await startBalancer([first.url, second.url], 2_000);
  try {
    let isWanted = true;
    const asking = askingWhile(balancer.url, () => isWanted);
    await sleep(700);
    first.signal("SIGTERM");
    expect(await first.exited).toBe(0);
    await sleep(500);
    isWanted = false;
    const { "200": answered = 0, ...failed } = await asking;
    expect(failed).toEqual({});
    expect(answered).toBeGreaterThan(500);
  } finally {
    await balancer.close();
    await Promise.all([first.dispose(), second.dispose()]);
  }
});

test("a process that is alone answers everybody until it stops listening, and then refuses; none is broken off", async () => {
  const server = await asDeployed();
  try {
    const asking = askingWhile(server.url, () => true);
    await sleep(700);
    const told = performance.now();
    server.signal("SIGTERM");
    const { "200": answered = 0, ECONNREFUSED: refused = 0, ...failed } = await asking;
    expect(failed).toEqual({});
    expect(refused).toBe(8);
    expect(answered).toBeGreaterThan(500);
    expect(performance.now() - told).toBeGreaterThan(4_900);
    expect(await server.exited).toBe(0);
  } finally {
    await server.dispose();
  }
});

test("whoever presses Ctrl+C does not wait", async () => {
  const server = await asDeployed({ SHUTDOWN_DELAY_MS: "300000" });
  server.signal("SIGINT");
  expect(await server.exited).toBe(0);
  await server.dispose();
});
