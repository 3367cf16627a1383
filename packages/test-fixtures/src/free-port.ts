import { createServer } from "node:net";

/** A port of the address that nothing listens on at this moment. */
export function freePort(host = "127.0.0.1"): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? found(address.port) : failed(new Error("no free port")),
      );
    });
  });
}
