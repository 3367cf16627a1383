import type { AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { errorModel } from "../../src/plugins/error-model.ts";
import { loadShed } from "../../src/plugins/load-shed.ts";
import { arrival } from "../../src/plugins/request-timeouts.ts";
import { graphqlBytes, question, rawConnection } from "../support/half-requests.ts";

let app: FastifyInstance;
afterEach(() => app.close());

async function listening(maxInFlight = 100): Promise<number> {
  app = fastify();
  await app.register(errorModel);
  await app.register(loadShed({ maxInFlight, maxLagMs: 10_000, sampleMs: 1000 }));
  await app.register(arrival({ bodyMs: 200, unwantedMs: 100 }));
  app.post("/quick", async () => "done");
  app.post("/patient", { config: { bodyDeadlineMs: 2000 } }, async () => "done");
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.post<{ Body: Readable }>("/streamed", async (request) => {
      let length = 0;
      for await (const part of request.body) length += part.length;
      return { length };
    });
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  return (app.server.address() as AddressInfo).port;
}

test("the deadline for a body depends on the route: one ends with 408 while another waits", async () => {
  const port = await listening();
  const [quick, patient] = await Promise.all(
    ["/quick", "/patient"].map((path) => rawConnection(port, graphqlBytes(null, 5, path))),
  );
  await quick?.closed;
  expect(quick?.statuses()).toEqual([408]);
  expect(patient?.statuses()).toEqual([]);
  patient?.socket.write(question.slice(5));
  await expect.poll(() => patient?.statuses()).toEqual([200]);
  patient?.socket.destroy();
});

test("a route that reads its body itself has the same limits and receives the bytes unchanged", async () => {
  const port = await listening();
  const slow = await rawConnection(port, graphqlBytes(null, 5, "/streamed"));
  await slow.closed;
  expect(slow.statuses()).toEqual([408]);
  const whole = await rawConnection(port, graphqlBytes(null, 5, "/streamed"));
  whole.socket.write(question.slice(5));
  await expect.poll(() => whole.heard()).toContain(`{"length":${question.length}}`);
  whole.socket.destroy();
});

test("a body that arrives in many parts within the time is complete", async () => {
  const port = await listening();
  const connection = await rawConnection(port, graphqlBytes(null, 0, "/quick"));
  for (const letter of question) connection.socket.write(letter);
  await expect.poll(() => connection.statuses()).toEqual([200]);
  connection.socket.destroy();
});

test("an unknown route with an incomplete body ends with 408 and closes the connection", async () => {
  const port = await listening();
  const connection = await rawConnection(port, graphqlBytes(null, 5, "/nothing-here"));
  await connection.closed;
  expect(connection.statuses()).toEqual([408]);
});

test("bodies still arriving do not count as load, and complete requests are answered", async () => {
  const port = await listening(2);
  const held = await Promise.all(
    Array.from({ length: 50 }, () => rawConnection(port, graphqlBytes(null, 5, "/patient"))),
  );
  await sleep(50);
  const whole = await rawConnection(port, graphqlBytes(null, question.length, "/quick"));
  await expect.poll(() => whole.statuses()).toEqual([200]);
  for (const { socket } of [...held, whole]) socket.destroy();
});
