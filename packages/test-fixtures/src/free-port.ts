import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * The range of chosen ports is below those that an operating system gives to outgoing connections (from 32768 on Linux, from
 * 49152 elsewhere). One of the system's ports can be taken between the choice and its use, and stays taken for a minute after the
 * connection.
 */
const lowest = 10_240;
const highest = 32_767;
const maxTries = 100;

/** A port of the address that nothing listens on at this moment, and that no outgoing connection will use. */
export async function freePort(host = "127.0.0.1"): Promise<number> {
  for (let count = 0; count < maxTries; count += 1) {
    // The port is chosen at random, so that programs that choose at the same time choose different ones.
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`${maxTries} ports from ${lowest} to ${highest} of ${host} are taken`);
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once("error", () => answer(false));
    probe.listen(port, host, () => probe.close(() => answer(true)));
  });
}
