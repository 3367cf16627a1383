import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What stands in a recorded conversation: the question as it is sent, and what the platform said. */
export type Said = {
  /** `GET users/email:a@b.c`, or `POST usersignup`. */
  readonly asked: string;
  readonly form?: Readonly<Record<string, unknown>>;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is no text is sent as JSON. */
  readonly answer: unknown;
};

export type Heard = {
  readonly asked: string;
  readonly form: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly at: number;
};

export type Recorded = {
  /** With `/api/v1`. */
  readonly url: string;
  readonly heard: Heard[];
  /** Says the next things in their order, whatever is asked. */
  readonly say: (...said: readonly Omit<Said, "asked">[]) => void;
  /** Answers everything that nobody has a line for; undefined: it is an error to ask more. */
  otherwise: ((heard: Heard, response: ServerResponse) => void) | undefined;
  readonly close: () => Promise<void>;
};

/** A platform that says what it was told to say, one answer after the other, and remembers what it was asked. */
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
