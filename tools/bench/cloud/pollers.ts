import { connect, type Socket } from "node:net";

export type PollPlan = {
  readonly addresses: readonly string[];
  /** The path and the token of each poller's request. Each poller has its own connection, as browsers do. */
  readonly tokens: readonly string[];
  readonly body: string;
  readonly everyMs: number;
  readonly seconds: number;
};

export type Polled = {
  readonly asked: number;
  readonly answered: number;
  /** Answers other than 200, broken connections, and requests without an answer at the end. */
  readonly errors: readonly string[];
  readonly errorCount: number;
  /** The number of polls that were still unanswered when the next one was due, which is then left out, as in the browser. */
  readonly late: number;
  readonly tookMs: readonly number[];
};

type Poller = { readonly socket: Socket; readonly request: Buffer; askedAt: number | null; received: string };

/**
 * Clients that send the same request at a fixed interval, each with its own phase, over plain sockets: the load generator must
 * cost less than the server.
 */
export async function poll(plan: PollPlan): Promise<Polled> {
  const { addresses, tokens, body, everyMs, seconds } = plan;
  const errors: string[] = [];
  const tookMs: number[] = [];
  let [asked, late, errorCount, isOver] = [0, 0, 0, false];
  const fail = (why: string): void => {
    errorCount += 1;
    if (errors.length < 5) errors.push(why);
  };
  const pollers = await Promise.all(
    tokens.map((token, at) => open(addresses[at % addresses.length] ?? "", token)),
  );

  async function open(address: string, token: string): Promise<Poller> {
    const { hostname, port, host } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    await new Promise<void>((ready, failed) => {
      socket.once("connect", ready);
      socket.once("error", failed);
    });
    const poller: Poller = {
      socket,
      request: Buffer.from(
        `POST /api/graphql HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      ),
      askedAt: null,
      received: "",
    };
    socket.on("data", (part) => parseChunk(poller, part.toString("latin1")));
    socket.on("error", (error) => isOver || fail(error.message));
    socket.on("close", () => isOver || fail("closed"));
    return poller;
  }

  function parseChunk(poller: Poller, part: string): void {
    poller.received += part;
    const end = poller.received.indexOf("\r\n\r\n");
    const length = /\r\ncontent-length: (\d+)/i.exec(poller.received)?.[1];
    if (end < 0 || length === undefined || poller.received.length < end + 4 + Number(length)) return;
    if (poller.askedAt === null) fail("answered without being asked");
    else tookMs.push(performance.now() - poller.askedAt);
    if (!poller.received.startsWith("HTTP/1.1 200") || poller.received.includes('"errors"')) {
      fail(poller.received.slice(0, 15));
    }
    poller.askedAt = null;
    poller.received = "";
  }

  function ask(poller: Poller): void {
    if (poller.askedAt !== null) {
      late += 1;
      return;
    }
    asked += 1;
    poller.askedAt = performance.now();
    poller.socket.write(poller.request);
  }

  // A single timer sends the due requests every few milliseconds, instead of a timer for each client.
  const begun = performance.now();
  let turn = 0;
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      const elapsed = performance.now() - begun;
      if (elapsed > seconds * 1000) {
        clearInterval(timer);
        done();
        return;
      }
      for (const due = (elapsed / everyMs) * pollers.length; turn < due; turn += 1) {
        const poller = pollers[turn % pollers.length];
        if (poller !== undefined) ask(poller);
      }
    }, 5);
  });
  for (const deadline = performance.now() + 5000; performance.now() < deadline; ) {
    if (pollers.every(({ askedAt }) => askedAt === null)) break;
    await new Promise((next) => setTimeout(next, 20));
  }
  isOver = true;
  for (const { socket, askedAt } of pollers) {
    if (askedAt !== null) fail("not answered");
    socket.destroy();
  }
  return { asked, answered: tookMs.length, errors, errorCount, late, tookMs };
}
