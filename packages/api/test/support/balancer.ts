import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Balancer = { readonly url: string; close(): Promise<void> };

/**
 * A load balancer in front of a portal: it takes turns among the processes that report ready, which it asks periodically
 * over kept connections; if none reports ready, it continues with the last one, as balancers do. A request that fails on the
 * way gets 503; nothing is sent twice.
 */
export async function startBalancer(servers: readonly string[], checkEveryMs: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(servers);
  let turn = 0;

  async function check(server: string): Promise<void> {
    const answer = await fetch(`${server}/readyz`).catch(() => undefined);
    if (answer?.ok) ready.add(server);
    else if (ready.size > 1) ready.delete(server);
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const fail = (): void => {
      outgoing.writeHead(503).end();
    };
    const server = [...ready][turn++ % Math.max(1, ready.size)];
    if (server === undefined) {
      fail();
      return;
    }
    const { method = "GET", url = "/", headers } = incoming;
    const onward = request(`${server}${url}`, { method, headers, agent }, (answer) => {
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    onward.once("error", fail);
    incoming.pipe(onward);
  }

  const checking = setInterval(() => servers.map(check), checkEveryMs);
  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      clearInterval(checking);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
