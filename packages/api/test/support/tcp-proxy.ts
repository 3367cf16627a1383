import type { AddressInfo } from "node:net";
import { connect, createServer, type Server, type Socket } from "node:net";

export type TcpProxy = {
  /** The same address through the proxy. */
  readonly url: string;
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Swallows everything from now on, also from new connections, and closes nothing. */
  swallow(): void;
  /** Serves new connections again; data that was dropped stays lost. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** Stands between the application and its database, to take the database away. */
export async function tcpProxy(target: string): Promise<TcpProxy> {
  const to = new URL(target);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const swallowed = (socket: Socket): void => void socket.unpipe().resume();
  let isSwallowing = false;
  const server: Server = createServer((near) => {
    if (isSwallowing) {
      keep(near);
      swallowed(near);
      return;
    }
    const far = connect(Number(to.port || 5432), to.hostname);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const cut = async (): Promise<void> => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(target);
  through.host = `127.0.0.1:${port}`;
  return {
    url: through.href,
    cut,
    swallow: () => {
      isSwallowing = true;
      for (const socket of sockets) swallowed(socket);
    },
    restore: async () => {
      isSwallowing = false;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
