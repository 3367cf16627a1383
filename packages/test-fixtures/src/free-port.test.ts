import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("a free port is outside the range of outgoing connections and can be listened on", async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePort()));
  expect(ports.filter((port) => port < 10_240 || port > 32_767)).toEqual([]);
  const server = createServer();
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(ports[0], "127.0.0.1", ready);
  });
  await new Promise((closed) => server.close(closed));
});

test("an address of another machine has no free port", async () => {
  await expect(freePort("192.0.2.1")).rejects.toThrow("of 192.0.2.1 are taken");
});
