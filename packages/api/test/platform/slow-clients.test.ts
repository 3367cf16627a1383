import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import { setUpTestApp } from "../support/app.ts";
import { graphqlBytes, question, type RawConnection, rawConnection } from "../support/half-requests.ts";

let port: number;
const open: RawConnection[] = [];

const api = setUpTestApp({
  config: { inFlight: { user: 5, address: 40 } },
  extend: (app) => void app.post("/api/open", { config: { access: "public" } }, async () => ({ ok: true })),
});
beforeAll(async () => {
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  // Clients that have disconnected occupy no slots.
  await expect.poll(async () => (await whole(await api.identity.token())).status).toBe(200);
});

async function send(bytes: string): Promise<RawConnection> {
  const connection = await rawConnection(port, bytes);
  open.push(connection);
  return connection;
}

const half = (token: string | null, path?: string) => send(graphqlBytes(token, 5, path));
const many = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));

async function whole(token: string) {
  const response = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: question,
  });
  return {
    status: response.status,
    connection: response.headers.get("connection"),
    text: await response.text(),
  };
}

/** A token that has been seen before. */
async function knownToken(sub?: string): Promise<string> {
  const token = await api.identity.token(sub === undefined ? {} : { sub });
  expect((await whole(token)).status).toBe(200);
  return token;
}

const answered = (connections: readonly RawConnection[]) => connections.flatMap(({ statuses }) => statuses());

test("a person's concurrent requests are limited across their tokens, and further ones are refused and closed", async () => {
  const tokens = [await knownToken("busy"), await knownToken("busy")];
  const calm = await knownToken();
  const held = await Promise.all([...tokens, ...tokens, tokens[0] ?? ""].map((token) => half(token)));
  await sleep(100);
  expect(answered(held)).toEqual([]);
  for (const token of tokens) {
    const refused = await half(token);
    await refused.closed;
    expect(refused.statuses()).toEqual([429]);
    expect(refused.heard()).toMatch(/\r\nconnection: close\r\n/i);
    expect(refused.heard()).toMatch(/\r\nretry-after: 1\r\n/i);
    expect(JSON.parse(refused.heard().split("\r\n\r\n")[1] ?? "")).toMatchObject({
      errors: [
        { message: "Too many requests. Try again in 1 second.", extensions: { code: "RATE_LIMITED" } },
      ],
    });
  }
  expect((await whole(calm)).status).toBe(200);
  // When one body arrives, exactly its slot is free again.
  held[0]?.socket.write(question.slice(5));
  await expect.poll(() => held[0]?.statuses()).toEqual([200]);
  expect((await whole(tokens[0] ?? "")).status).toBe(200);
});

test("a client that disconnects during a body or an answer frees its slot", async () => {
  const token = await knownToken();
  for (let round = 0; round < 4; round += 1) {
    const held = await many(5, () => half(token));
    await sleep(50);
    expect((await whole(token)).status).toBe(429);
    for (const { socket } of held) {
      if (round % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
    await expect.poll(async () => (await whole(token)).status).toBe(200);
  }
});

test("pipelined requests count separately, and are released with their connection", async () => {
  const token = await knownToken();
  for (let round = 0; round < 3; round += 1) {
    const pipelined = await send(`${graphqlBytes(token).repeat(4)}${graphqlBytes(token, 5)}`);
    await sleep(50);
    pipelined.socket.resetAndDestroy();
    const waiting = await send(graphqlBytes(token).repeat(30));
    await sleep(5);
    waiting.socket.resetAndDestroy();
    await pipelined.closed;
  }
  await expect.poll(async () => (await whole(token)).status).toBe(200);
  const held = await many(5, () => half(token));
  await sleep(100);
  expect(answered(held)).toEqual([]);
});

test("the concurrent requests of an address are limited, including those of known people", async () => {
  const held = await many(40, () => half(null, "/api/open"));
  await sleep(100);
  expect(answered(held)).toEqual([]);
  const refused = await half(null, "/api/open");
  await refused.closed;
  expect(refused.statuses()).toEqual([429]);
  expect(JSON.parse(refused.heard().split("\r\n\r\n")[1] ?? "")).toMatchObject({
    error: { code: "RATE_LIMITED" },
  });
  const elsewhere = await api.app.inject({ url: "/api/open", method: "POST", remoteAddress: "203.0.113.9" });
  expect(elsewhere.statusCode).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test("requests without a token hold no slot: they are answered before their body, and then closed", async () => {
  const crowd = await many(200, () => half(null));
  await Promise.all(crowd.map(({ closed }) => closed));
  const statuses = new Set(answered(crowd));
  // Requests that arrive when the address has all its requests in progress are refused before their token is checked.
  for (const status of statuses) expect([401, 429]).toContain(status);
  expect(statuses.has(401)).toBe(true);
});

test("the body of an already refused request may still arrive, and the connection stays open", async () => {
  const connection = await half("not.a.token");
  await expect.poll(() => connection.statuses()).toEqual([401]);
  connection.socket.write(question.slice(5));
  connection.socket.write(graphqlBytes(await knownToken()));
  await expect.poll(() => connection.statuses()).toEqual([401, 200]);
});

test("a body or headers at one byte a second end with 408 after ten seconds, while others are served", async () => {
  const token = await knownToken();
  const began = performance.now();
  const bodies = await many(3, () => half(token));
  const headers = await many(20, () => send("POST /api/graphql HTTP/1.1\r\nhost: portal.example\r\nx-a: "));
  const silent = await many(20, () => send(""));
  const trickling = setInterval(() => {
    for (const { socket } of [...bodies, ...headers]) if (socket.writable) socket.write("a");
  }, 1000);
  const calm = await knownToken();
  const serving = setInterval(async () => expect((await whole(calm)).status).toBe(200), 500);
  try {
    await Promise.all([...bodies, ...headers, ...silent].map(({ closed }) => closed));
  } finally {
    clearInterval(trickling);
    clearInterval(serving);
  }
  const seconds = (performance.now() - began) / 1000;
  expect(seconds).toBeGreaterThan(9.5);
  for (const { statuses, heard } of [...bodies, ...headers]) {
    expect(statuses()).toEqual([408]);
    expect(heard()).toContain('"REQUEST_TIMEOUT"');
    expect(heard()).toMatch(/\r\nconnection: close\r\n/i);
  }
  expect((await whole(token)).status).toBe(200);
}, 30_000);
