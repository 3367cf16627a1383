import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { setUpTestApp } from "../support/app.ts";

const api = setUpTestApp();
beforeAll(async () => {
  await api.app.listen({ host: "127.0.0.1", port: 0 });
});

/** Sends these bytes and reads until the server closes. */
async function raw(bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = connect((api.app.server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (part: Buffer) => {
    text += part.toString();
  });
  socket.write(bytes);
  await once(socket, "close");
  const [head = "", body = ""] = text.split("\r\n\r\n");
  return { head, body: JSON.parse(body) };
}

const error = {
  code: "BAD_REQUEST",
  message: "The request could not be understood.",
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
};

test("an address that cannot be decoded is refused with the usual error format", async () => {
  const response = await api.app.inject("/%");
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error });
  expect(response.headers["x-request-id"]).toBe(response.json().error.requestId);
});

test("headers that are too large are refused with the usual error format", async () => {
  const { head, body } = await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-large: ${"x".repeat(70_000)}\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(head.toLowerCase()).toContain("content-type: application/json");
  expect(body).toEqual({ error });
});

test("a request that is not HTTP is refused with the usual error format", async () => {
  const { head, body } = await raw("hello\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  expect(body).toEqual({ error });
});
