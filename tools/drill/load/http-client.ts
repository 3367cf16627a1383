import { Agent, request } from "node:http";
import type { LoadRequest } from "./request-mix.ts";

export type Answer =
  | { readonly ok: true; readonly recordId?: string }
  | { readonly ok: false; readonly why: string };

/** The client's timeout in milliseconds, longer than any timeout of the portal, so that the portal gives up first. */
const patienceMs = 15_000;

/** A client of the balancer that keeps its connections, as browsers do; it never repeats a request on its own. */
export function openClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const ask = ({ path, token, body, kind }: LoadRequest): Promise<Answer> =>
    new Promise((done) => {
      const asked = request(
        {
          agent,
          port,
          path,
          host: "127.0.0.1",
          method: "POST",
          timeout: patienceMs,
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${token}`,
            "content-length": Buffer.byteLength(body),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("error", (error) => done({ ok: false, why: error.message }));
          response.on("end", () => done(read(kind, response.statusCode ?? 0, Buffer.concat(parts))));
        },
      );
      asked.on("timeout", () => asked.destroy(new Error("no answer in time")));
      asked.on("error", (error) => done({ ok: false, why: getCode(error) }));
      asked.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

/** Checks an answer: a wrong one is a failed request, whatever its status is. */
function read(kind: LoadRequest["kind"], status: number, body: Buffer): Answer {
  const text = body.toString();
  if (status !== 200) return { ok: false, why: `HTTP ${status} ${text.slice(0, 120)}` };
  if (kind === "heartbeat") return { ok: true };
  const answer = parsed(text);
  if (answer?.data === undefined || answer.data === null || answer.errors !== undefined) {
    return { ok: false, why: `an answer with errors: ${text.slice(0, 160)}` };
  }
  const recordId = answer.data.saveActivity?.activity.id;
  if (kind !== "save") return { ok: true };
  return recordId === undefined ? { ok: false, why: "an answer without the record" } : { ok: true, recordId };
}

type GraphqlAnswer = {
  readonly data?: { readonly saveActivity?: { readonly activity: { readonly id: string } } } | null;
  readonly errors?: unknown;
};

function parsed(text: string): GraphqlAnswer | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function getCode(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : error.message;
}
