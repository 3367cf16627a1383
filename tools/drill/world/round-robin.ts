import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { answers } from "./processes.ts";

const checkEveryMs = 500;

/**
 * A small load balancer for machines without HAProxy: forwards to ready processes in turn, and to the next one if a connection
 * is refused; a request that was sent is not repeated.
 */
export async function startRoundRobin(port: number, upstreams: readonly number[]) {
  const ready = new Map(upstreams.map((upstream) => [upstream, true]));
  let turn = 0;
  const look = setInterval(() => {
    for (const upstream of upstreams) {
      void answers(`http://127.0.0.1:${upstream}/readyz`).then((is) => ready.set(upstream, is));
    }
  }, checkEveryMs);
  const rotation = (): readonly number[] => {
    turn += 1;
    const rotated = upstreams.map((_, n) => upstreams[(n + turn) % upstreams.length] ?? 0);
    // Servers that are not ready come last: if none is ready, any is better than none.
    return rotated.toSorted((one, other) => Number(ready.get(other)) - Number(ready.get(one)));
  };
  // The load repeats nothing, so an idle connection must not be closed just when its next request is sent.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    void getBody(incoming).then(
      (body) => passOn({ incoming, outgoing, body }, rotation()),
      () => outgoing.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  return {
    stop: async () => {
      clearInterval(look);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

type Exchange = {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: Buffer;
};

function passOn(exchange: Exchange, [first, ...others]: readonly number[]): void {
  const { incoming, outgoing, body } = exchange;
  if (first === undefined) return void outgoing.writeHead(502).end();
  // Each request opens a new connection, because a kept one may be closed just when it is used again.
  const asked = request(
    {
      agent: false,
      port: first,
      host: "127.0.0.1",
      method: incoming.method,
      path: incoming.url,
      headers: {
        ...incoming.headers,
        connection: "close",
        "content-length": body.length,
        "x-forwarded-for": "127.0.0.1",
      },
    },
    (answer) => {
      const { connection: _, ...told } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, told);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    },
  );
  asked.on("error", (error) => {
    if (!outgoing.headersSent && "code" in error && error.code === "ECONNREFUSED") passOn(exchange, others);
    else if (!outgoing.headersSent) outgoing.writeHead(502).end();
    else outgoing.destroy();
  });
  asked.end(body);
}

async function getBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts);
}
