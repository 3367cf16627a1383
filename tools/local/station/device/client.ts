import { setTimeout as delay } from "node:timers/promises";
import { err, ok, type Result } from "@cathedra/domain";
import * as v from "valibot";
import type { Faults } from "../faults.ts";
import type { Clock } from "./clock.ts";
import { type Answered, sendRequest } from "./http.ts";
import { makeToken, type PrivateKey, type RequestToSign } from "./key.ts";

/** The audience of the station's own claims; results have another one (docs/results-delivery.md). */
const audience = "cathedra-station";
const lateMs = 20_000;

export type Refusal =
  /** The portal did not answer the request of the station. */
  | { readonly code: "AWAY"; readonly reason: string }
  /** The portal does not know the key, because it was revoked or never registered. */
  | { readonly code: "UNKNOWN" }
  /** The portal refused the request, or answered with something unexpected. */
  | {
      readonly code: "REFUSED";
      readonly status: number;
      readonly text: string;
      readonly retryAfter: number | null;
    }
  | { readonly code: "NOT_UNDERSTOOD"; readonly text: string };

export type ClientParts = {
  readonly portal: string;
  readonly key: () => PrivateKey;
  /** Returns the station's id; null if the portal has not assigned one yet. */
  readonly id: () => string | null;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly signal: AbortSignal;
};

export type Request = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  /** The body: an object is sent as JSON, bytes are sent unchanged. */
  readonly body?: object | Uint8Array;
  /** Whether the request is sent without the station's signature, because the station has no id yet. */
  readonly isUnsigned?: boolean;
};

/** The client of the portal's interface for stations, signed with the station's key; answers are validated by a schema. */
export function openClient({ portal, key, id, clock, faults, signal }: ClientParts) {
  const signed = (request: RequestToSign): string =>
    makeToken(key(), { name: `station:${id() ?? ""}`, audience, now: clock.portal() }, request);
  const sendOnce = async ({ method, path, body, isUnsigned = false }: Request): Promise<Answered> => {
    const isBytes = body instanceof Uint8Array;
    const wellSaid = body === undefined || isBytes ? body : JSON.stringify(body);
    if (faults.has("portal-late")) await delay(lateMs, undefined, { signal });
    const sentBody = body !== undefined && faults.has("portal-garbage") ? "{{ garbage" : wellSaid;
    const content = sentBody === undefined ? {} : { body: sentBody };
    const url = new URL(`/api/stations${path}`, portal);
    const headers = {
      ...(isUnsigned ? {} : { authorization: `Bearer ${signed({ method, url, ...content })}` }),
      ...(body === undefined
        ? {}
        : { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
    };
    const answer = await sendRequest(url, { method, headers, signal, ...content });
    clock.learn(answer.headers.date);
    return answer;
  };
  const send = async (request: Request): Promise<Answered> => {
    if (!faults.has("portal-twice")) return sendOnce(request);
    const [first] = await Promise.all([sendOnce(request), sendOnce(request)]);
    return first;
  };
  const sendSigned = async (request: Request): Promise<Answered> => {
    const before = clock.isWrong();
    const answer = await send(request);
    // With a wrong clock, the first token is refused; the answer has shown how wrong the clock is, so the request is repeated.
    const isLearned = answer.status === 401 && !before && clock.isWrong();
    return isLearned ? send(request) : answer;
  };

  return {
    /** Sends a request once; with null as schema, the answer is not parsed. */
    async call<Schema extends v.GenericSchema>(
      request: Request,
      schema: Schema,
    ): Promise<Result<v.InferOutput<Schema>, Refusal>> {
      if (faults.has("away")) return err({ code: "AWAY", reason: "it was told to be away" });
      let answer: Answered;
      try {
        answer = await sendSigned(request);
      } catch (error) {
        signal.throwIfAborted();
        return err({ code: "AWAY", reason: error instanceof Error ? error.message : String(error) });
      }
      if (answer.status === 401) return err({ code: "UNKNOWN" });
      const { status, text } = answer;
      if (status >= 300) {
        const after = Number(answer.headers["retry-after"] ?? Number.NaN);
        const retryAfter = Number.isFinite(after) ? after : null;
        return err({ code: "REFUSED", status, text: text.slice(0, 1000), retryAfter });
      }
      const read = v.safeParse(schema, parsed(text));
      return read.success ? ok(read.output) : err({ code: "NOT_UNDERSTOOD", text: text.slice(0, 200) });
    },
  };
}

export type Client = ReturnType<typeof openClient>;

function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
