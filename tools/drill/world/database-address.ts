import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** The fixed address of the database for all clients; the server behind it can be changed, as an operator changes a DNS name. */
export type DatabaseAddress = {
  readonly port: number;
  /** Cuts all connections; clients reconnect to the other server. */
  readonly moveTo: (port: number) => void;
  readonly close: () => Promise<void>;
};

export async function openDatabaseAddress(firstPort: number): Promise<DatabaseAddress> {
  let target = firstPort;
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    const to = connect({ port: target, host: "127.0.0.1", noDelay: true });
    for (const [one, other] of [
      [client, to],
      [to, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.once("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (port) => {
      target = port;
      for (const socket of open) socket.destroy();
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
