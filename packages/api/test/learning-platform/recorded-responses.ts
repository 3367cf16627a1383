import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One exchange of a recorded conversation: the request as it is sent, and the platform's answer. */
export type Said = {
  /** `GET users/email:a@b.c`, or `POST usersignup`. */
  readonly asked: string;
  readonly form?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value that is not a string is sent as JSON. */
  readonly answer: unknown;
};

export type Heard = {
  readonly asked: string;
  readonly form: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly at: number;
};

export type Recorded = {
  /** The address, including `/api/v1`. */
  readonly url: string;
  readonly heard: Heard[];
  /** Queues the next answers, in order, for any requests. */
  readonly say: (...said: readonly Omit<Said, "asked">[]) => void;
  /** Answers requests for which no answer is queued; undefined: such a request is an error. */
  otherwise: ((heard: Heard, response: ServerResponse) => void) | undefined;
  readonly close: () => Promise<void>;
};

/** A platform that replays queued answers in order and records the requests. */
export async function recorded(): Promise<Recorded> {
  const lines: Omit<Said, "asked">[] = [];
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const path = (request.url ?? "").replace(/^\/api\/v1\//, "");
    const one: Heard = {
      asked: `${request.method} ${path}`,
      form: Object.fromEntries(new URLSearchParams(body)),
      authorization: request.headers.authorization,
      at: performance.now(),
    };
    // Asked on the side, and never counted.
    if (path === "ratelimit" && !lines.some(({ headers }) => headers?.["x-for"] === "ratelimit")) {
      response.writeHead(404).end("{}");
      return;
    }
    heard.push(one);
    const line = lines.shift();
    if (line === undefined) {
      if (self.otherwise === undefined) response.writeHead(501).end("nothing more was recorded");
      else self.otherwise(one, response);
      return;
    }
    const { status = 200, headers = {}, answer } = line;
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const self: Recorded = {
    url: `http://127.0.0.1:${port}/api/v1`,
    heard,
    say: (...said) => void lines.push(...said),
    otherwise: undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return self;
}
