import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enforceMinimumSpeed } from "../../src/modules/result-intake/minimum-upload-speed.ts";
import { openForm } from "../../src/modules/result-intake/multipart-form.ts";
import { errorModel } from "../../src/plugins/error-model.ts";
import { rawConnection } from "../support/half-requests.ts";
import { formHeaders, getBody, getParts, image } from "./delivery-helpers.ts";

let app: FastifyInstance;
let port: number;
/** The pieces that `/counted` got in the current turn of the event loop. */
let piecesOfTurn = 0;

beforeAll(async () => {
  app = fastify();
  // No station signs the requests of this test.
  app.decorateRequest("signedBodyHash", null);
  await app.register(errorModel);
  await app.register(multipart, { throwFileSizeLimit: false });
  const getRoute = (path: string, limits: Parameters<typeof enforceMinimumSpeed>[1]) =>
    app.post(path, async (request) => {
      const { signal, stop } = enforceMinimumSpeed(request, limits);
      const form = openForm(request, signal);
      try {
        await form.drop();
        return { ok: true };
      } finally {
        stop();
        form.leave();
      }
    });
  getRoute("/slow", { maxMs: 60_000, windowMs: 200, minBytes: 1000 });
  // A busy machine may stand still for some hundred milliseconds.
  getRoute("/steady", { maxMs: 60_000, windowMs: 1000, minBytes: 1000 });
  app.post("/waiting", async (request) => {
    const { signal, stop } = enforceMinimumSpeed(request, { maxMs: 60_000, windowMs: 200, minBytes: 1000 });
    const form = openForm(request, signal);
    try {
      await form.next();
      await sleep(1000);
      await form.drop();
      return { ok: true };
    } finally {
      stop();
      form.leave();
    }
  });
  app.post("/counted", async (request) => {
    const form = openForm(request, new AbortController().signal);
    for (let part = await form.next(); part !== undefined; part = await form.next())
      if (part.kind === "file") for await (const _ of part.body) piecesOfTurn += 1;
    return { ok: true };
  });
  getRoute("/long", { maxMs: 600, windowMs: 60_000, minBytes: 1000 });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const body = getBody(getParts({ files: Array.from({ length: 40 }, (_, at) => image(`${at}.png`)) }));

async function begin(path: string) {
  const head = [
    `POST ${path} HTTP/1.1`,
    "host: portal.example",
    `content-type: ${formHeaders["content-type"]}`,
    `content-length: ${body.length}`,
    "\r\n",
  ];
  return rawConnection(port, Buffer.concat([Buffer.from(head.join("\r\n")), body.subarray(0, 1000)]));
}

test("a delivery that arrives byte by byte is ended at any position in the form", async () => {
  const connection = await begin("/slow");
  for (let at = 1000; connection.statuses().length === 0 && at < 1100; at += 1) {
    connection.socket.write(body.subarray(at, at + 1));
    await sleep(20);
  }
  expect(connection.statuses()).toEqual([408]);
  expect(connection.heard()).toContain("REQUEST_TIMEOUT");
  connection.socket.destroy();
});

test("a delivery at the minimum speed continues, and is ended at the total time limit", async () => {
  const going = await begin("/steady");
  const step = Math.ceil(body.length / 60);
  for (let at = 1000; at < body.length; at += step) {
    going.socket.write(body.subarray(at, at + step));
    await sleep(50);
  }
  await expect.poll(() => going.statuses()).toEqual([200]);
  going.socket.destroy();
  const long = await begin("/long");
  await expect.poll(() => long.statuses()).toEqual([408]);
  long.socket.destroy();
});

test("a delivery is not ended for slowness while what has arrived of it waits for its turn", async () => {
  const large = getBody(getParts({ files: [image("large.png", randomBytes(4_000_000))] }));
  const answer = await fetch(`http://127.0.0.1:${port}/waiting`, {
    method: "POST",
    headers: formHeaders,
    body: new Uint8Array(large),
  });
  expect(answer.status).toBe(200);
});

test("however many deliveries arrive, one piece of a file is processed in a turn of the event loop", async () => {
  const counts: number[] = [];
  const count = () => {
    counts.push(piecesOfTurn);
    piecesOfTurn = 0;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      fetch(`http://127.0.0.1:${port}/counted`, { method: "POST", headers: formHeaders, body }),
    ),
  );
  clearImmediate(counting);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(Math.max(...counts)).toBe(1);
});
