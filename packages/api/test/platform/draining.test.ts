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

/** How long a stopping process continues to answer before it stops listening, by default. */
const delayMs = 5_000;

/** Between two requests of a client: without it the clients use both processors for all of the delay. */
const pauseMs = 15;

/** The default settings of a deployment, except that one person may send as many requests as a class. */
const asDeployed = (extra: Readonly<Record<string, string>> = {}) =>
  startServer(database.url, identity.issuer, {
    LOG_LEVEL: "warn",
    SHUTDOWN_DELAY_MS: "",
    RATE_LIMIT_USER: "1000000",
    ...extra,
  });

/** Returns the status, or the code with which the connection failed. */
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

/** Counts of responses by status or by how the connection failed. */
type Counts = Readonly<Record<string, number>>;

/** Eight clients that each send request after request, half of them over kept connections. */
async function openClients(url: string) {
  const token = await identity.token();
  const kept = new Agent({ keepAlive: true });
  // On a slow machine a process may not have fetched the identity service's keys before its first answer.
  await expect.poll(() => ask(url, token, false)).toBe("200");
  const counts: Record<string, number> = {};
  /** Requests that each client sent after the stop began, and that were answered. */
  const answeredWhileStopping = Array.from({ length: 8 }, () => 0);
  let isStopping = false;
  let isWanted = true;
  const client = async (_: unknown, number: number): Promise<void> => {
    while (isWanted) {
      const isSentWhileStopping = isStopping;
      const outcome = await ask(url, token, number % 2 === 0 ? kept : false);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (outcome === "200" && isSentWhileStopping)
        answeredWhileStopping[number] = (answeredWhileStopping[number] ?? 0) + 1;
      // The process has ended.
      if (outcome === "ECONNREFUSED") return;
      await sleep(pauseMs);
    }
  };
  const sending = Promise.all(answeredWhileStopping.map(client));
  return {
    stopBegins: () => {
      isStopping = true;
    },
    /** Waits for the clients; without `isEnough` they continue until the process has ended. */
    ended: async (isEnough = false): Promise<Counts> => {
      if (isEnough) isWanted = false;
      await sending;
      kept.destroy();
      return counts;
    },
    answeredWhileStopping,
  };
}

test("when one of two processes behind a balancer that checks every two seconds stops, no request fails", async () => {
  const [first, second] = await Promise.all([asDeployed(), asDeployed()]);
  const balancer = await startBalancer([first.url, second.url], 2_000);
  try {
    const clients = await openClients(balancer.url);
    await sleep(700);
    clients.stopBegins();
    first.signal("SIGTERM");
    // A process that cannot end in time gives up by itself, and exits with an error.
    expect(await first.exited).toBe(0);
    await sleep(500);
    const { "200": _answered, ...failed } = await clients.ended(true);
    expect(failed).toEqual({});
    expect(clients.answeredWhileStopping).not.toContain(0);
  } finally {
    await balancer.close();
    await Promise.all([first.dispose(), second.dispose()]);
  }
});

test("a single process answers all requests until it stops listening, and interrupts none", async () => {
  const server = await asDeployed();
  try {
    const clients = await openClients(server.url);
    await sleep(700);
    const stoppedAt = performance.now();
    clients.stopBegins();
    server.signal("SIGTERM");
    const { "200": _answered, ECONNREFUSED: refused, ...failed } = await clients.ended();
    expect(failed).toEqual({});
    expect(refused).toBe(8);
    expect(clients.answeredWhileStopping).not.toContain(0);
    expect(performance.now() - stoppedAt).toBeGreaterThan(delayMs - 100);
    expect(await server.exited).toBe(0);
  } finally {
    await server.dispose();
  }
});

test("SIGINT stops the process without the shutdown delay", async () => {
  const server = await asDeployed({ SHUTDOWN_DELAY_MS: "300000" });
  server.signal("SIGINT");
  expect(await server.exited).toBe(0);
  await server.dispose();
});
