import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { expect } from "vitest";

export type Listening = {
  readonly headers: IncomingHttpHeaders;
  /** The events received so far: `live`, `hint result <id>`, `end renew`. */
  readonly heard: () => readonly string[];
  /** The number of these events. */
  readonly told: () => number;
  /** Waits until this event has been received. */
  readonly hears: (what: string) => Promise<void>;
  /** Ends when the stream has ended, by itself or not. */
  readonly over: Promise<void>;
  readonly stop: () => Promise<void>;
};

/** The address of a process of the tests, which listens from now on. */
export async function reached(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Listens as a browser does, over a connection of its own. */
export async function listenTo(url: string, token: string): Promise<Listening> {
  const headers = { authorization: `Bearer ${token}` };
  const asking = request(`${url}/api/hints`, { agent: false, headers });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once("response", resolve).once("error", reject).end();
  });
  if (answer.statusCode !== 200) {
    asking.destroy();
    throw new Error(`answered ${answer.statusCode}`);
  }
  let text = "";
  let told = 0;
  answer.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    // One brace an event; a longer word might come in two pieces.
    told += part.split("{").length - 1;
  });
  const over = new Promise<void>((done) => {
    answer.once("close", () => done());
    answer.once("error", () => done());
  });
  const heard = () =>
    [...text.matchAll(/^event: (?<name>\w+)\ndata: (?<data>.*)$/gm)].map(({ groups }) =>
      [groups?.name, ...Object.values(JSON.parse(groups?.data ?? "{}"))].join(" "),
    );
  return {
    headers: answer.headers,
    heard,
    told: () => told,
    hears: (what) => expect.poll(heard, { timeout: 15_000, interval: 20 }).toContain(what),
    over,
    stop: async () => {
      asking.destroy();
      await over;
    },
  };
}
