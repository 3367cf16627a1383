import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a port is one that no outgoing connection is given, and can be listened on", async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePort()));
  expect(ports.filter((port) => port < 10_240 || port > 32_767)).toEqual([]);
  const server = createServer();
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(ports[0], "127.0.0.1", ready);
  });
  await new Promise((closed) => server.close(closed));
});

test("there is no port of an address that is not this machine's", async () => {
  await expect(freePort("192.0.2.1")).rejects.toThrow("of 192.0.2.1 are taken");
});
