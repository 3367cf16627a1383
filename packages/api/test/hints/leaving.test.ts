import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { cast, getActor } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openHintFeed } from "../../src/modules/hints/public.ts";
import { type CastApp, castApp, toClaims } from "../support/cast-app.ts";
import { startServer } from "../support/server-process.ts";
import { tcpProxy } from "../support/tcp-proxy.ts";
import { listenTo, reached } from "./hint-listener.ts";

let portal: CastApp;
let token: string;
beforeEach(async () => {
  portal = await castApp();
  token = await portal.identity.token(toClaims(cast.maya));
});
afterEach(() => portal.close());

test("a draining process ends its streams at once and accepts no new ones, and closing does not wait for clients", async () => {
  const url = await reached(portal.app);
  const [first, second] = await Promise.all([listenTo(url, token), listenTo(url, token)]);
  portal.app.lifecycle.drain();
  await Promise.all([first.over, second.over]);
  expect(first.heard().at(-1)).toBe("end moved");
  await expect(listenTo(url, token)).rejects.toThrow("answered 503");
});

test("an application that closes without draining first ends its streams too", async () => {
  const listening = await listenTo(await reached(portal.app), token);
  await portal.app.close();
  await listening.over;
  expect(listening.heard().at(-1)).toBe("end moved");
});

test("a process with open streams stops cleanly", async () => {
  const server = await startServer(portal.database.url, portal.identity.issuer, { LOG_LEVEL: "warn" });
  try {
    const streams = await Promise.all(Array.from({ length: 5 }, () => listenTo(server.url, token)));
    server.signal("SIGTERM");
    // The process would exit with another code if it waited for the streams until its timeout.
    expect(await server.exited).toBe(0);
    for (const { heard } of streams) expect(heard().at(-1)).toBe("end moved");
  } finally {
    await server.dispose();
  }
});

test("a client that does not read is disconnected before much is buffered for it", async () => {
  const url = new URL(await reached(portal.app));
  const quick = await listenTo(url.origin, token);
  await quick.hears("live");
  const socket = connect(Number(url.port), url.hostname);
  let isClosed = false;
  portal.app.server.once("connection", (near) =>
    near.once("close", () => {
      isClosed = true;
    }),
  );
  socket.on("error", () => undefined);
  socket.write(`GET /api/hints HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await new Promise((heard) => socket.once("data", heard));
  socket.pause();
  const me = JSON.stringify([getActor(cast.maya).userId]);
  // The answer is sent in parts, each after the reader has consumed the previous one.
  for (let round = 0; round < 2_000 && !isClosed; round += 1) {
    await sql`
      select pg_notify('cathedra_hint', '{"kind":"result","id":"' || gen_random_uuid() || '","to":' || ${me}::text || '}')
      from generate_series(1, 200)`.execute(portal.database.db);
    for (const until = Date.now() + 30_000; quick.told() < 200 * (round + 1); await sleep(2))
      if (Date.now() > until) throw new Error(`whoever reads was told of ${quick.told()} in ${round} rounds`);
  }
  expect(isClosed).toBe(true);
  socket.destroy();
  const id = randomUUID();
  await sql`select pg_notify('cathedra_hint', ${JSON.stringify({ kind: "result", id, to: [getActor(cast.maya).userId] })})`.execute(
    portal.database.db,
  );
  await quick.hears(`hint result ${id}`);
  await quick.stop();
});

test("a silent network failure is detected, and hints arrive again once the network is back", async () => {
  const proxy = await tcpProxy(portal.database.url);
  const feed = openHintFeed(proxy.url, { askEveryMs: 100, answerMs: 300, againMs: { least: 50, most: 100 } });
  const said: boolean[] = [];
  const heard: string[] = [];
  try {
    feed.follow({ onListening: (is) => said.push(is), onHint: ({ id }) => heard.push(id) });
    await expect.poll(() => said).toEqual([true]);
    proxy.swallow();
    await expect.poll(() => said).toEqual([true, false]);
    await proxy.restore();
    await expect.poll(() => said).toEqual([true, false, true]);
    const id = randomUUID();
    await sql`select pg_notify('cathedra_hint', ${JSON.stringify({ kind: "result", id, to: [] })})`.execute(
      portal.database.db,
    );
    await expect.poll(() => heard).toEqual([id]);
  } finally {
    await feed.close();
    await proxy.close();
  }
});
