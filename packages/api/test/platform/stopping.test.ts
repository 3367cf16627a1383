import { Agent, request } from "node:http";
import { afterEach, expect, test } from "vitest";
import { setUpDatabase } from "../support/database.ts";
import { startIdentity } from "../support/identity.ts";
import { openBeforeAll } from "../support/open-before-all.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let server: ServerProcess;

const database = setUpDatabase();
const identity = openBeforeAll(startIdentity);
afterEach(() => server.dispose());

const start = (extra = {}) => startServer(database.url, identity.issuer, { LOG_LEVEL: "warn", ...extra });

type Sent = { readonly status: number; readonly at: number };

/** Sends requests over kept connections while `wanted` returns true; a broken connection is thrown as an error. */
async function sendWhile(wanted: () => boolean, agent: Agent, token: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  while (wanted()) {
    const status = await post(agent, token);
    sent.push({ status, at: performance.now() });
  }
  return sent;
}

function post(agent: Agent, token: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const sending = request(`${server.url}/api/graphql`, { method: "POST", agent, headers }, (response) => {
      response.resume();
      response.once("end", () => done(response.statusCode ?? 0));
      response.once("error", fail);
    });
    sending.once("error", fail);
    sending.end(JSON.stringify({ query: "{ user { email } }" }));
  });
}

test("SIGTERM under load ends readiness at once, fails no request, and exits with 0", async () => {
  // One person sends as many requests as several would.
  server = await start({ SHUTDOWN_DELAY_MS: "4000", RATE_LIMIT_USER: "1000000" });
  const token = await identity.token();
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  // On a slow machine a process may not have fetched the identity service's keys before its first answer.
  await expect.poll(() => post(agent, token)).toBe(200);
  // Behaves as a load balancer: new requests go elsewhere once the server reports that it is not ready.
  let isReady = true;
  let hasEnded = false;
  void server.exited.then(() => {
    hasEnded = true;
  });
  const balancer = setInterval(async () => {
    // Requests that are still on their way when the process ends get no answer.
    const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (answer?.status === 503) isReady = false;
  }, 50);
  const clients = Array.from({ length: 20 }, () => sendWhile(() => isReady, agent, token));

  await new Promise((done) => setTimeout(done, 500));
  const told = performance.now();
  server.signal("SIGTERM");
  const sent = (await Promise.all(clients)).flat();
  const hadEnded = hasEnded;
  clearInterval(balancer);
  agent.destroy();

  expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
  expect(sent.filter(({ at }) => at > told).length).toBeGreaterThan(0);
  expect(hadEnded).toBe(false);
  expect(await server.exited).toBe(0);
});

test("a request that is half sent when SIGTERM comes is still answered", async () => {
  server = await start();
  const token = await identity.token();
  const body = JSON.stringify({ query: "{ user { email } }" });
  const status = await new Promise<number>((done, fail) => {
    const sending = request(
      `${server.url}/api/graphql`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "content-length": body.length,
          authorization: `Bearer ${token}`,
        },
      },
      (response) => {
        response.resume();
        done(response.statusCode ?? 0);
      },
    );
    sending.once("error", fail);
    sending.write(body.slice(0, 10), () => {
      setTimeout(() => server.signal("SIGTERM"), 200);
      setTimeout(() => sending.end(body.slice(10)), 600);
    });
  });
  expect(status).toBe(200);
  expect(await server.exited).toBe(0);
});

test("without a database the process stays alive, is not ready, and stops at once", async () => {
  server = await startServer("postgres://nobody@127.0.0.1:9/nothing", identity.issuer, {
    LOG_LEVEL: "silent",
  });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  server.signal("SIGTERM");
  expect(await server.exited).toBe(0);
});
