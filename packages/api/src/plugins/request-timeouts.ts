import type { IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import fastifyPlugin from "fastify-plugin";
import { appError } from "../errors.ts";

/** The time limits for the parts of a request, in milliseconds. */
export type ArrivalLimits = {
  /** The time limit for the body of a route without its own (`bodyDeadlineMs`). */
  readonly bodyMs: number;
  /** How long the rest of an unwanted body may still arrive, in milliseconds. */
  readonly unwantedMs: number;
};

const defaults: ArrivalLimits = { bodyMs: 10_000, unwantedMs: 2_000 };

/**
 * Timeouts of Node's server: headers after ten seconds, an idle connection after a minute, and whole requests after the
 * deadline of the slowest route; each route has its own deadline (`bodyDeadlineMs`).
 */
export const serverTimeouts = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  connectionTimeout: 60_000,
  requestTimeout: 20 * 60_000,
} as const;

/** The deadline of uploads: the largest file at a quarter of a megabyte a second. */
export const uploadDeadlineMs = serverTimeouts.requestTimeout;

/**
 * Ends a request with 408 if its body takes longer than the route allows. If the answer is sent before the body has arrived, the
 * rest is discarded, and the connection is closed shortly afterwards.
 */
export const arrival = ({ bodyMs, unwantedMs }: ArrivalLimits = defaults) =>
  fastifyPlugin(
    async (app) => {
      app.addHook("preParsing", async (request, _reply, payload) => {
        if (!awaitsBody(request.raw)) return undefined;
        // A short body arrives with the headers: Node parses both before it continues here.
        await Promise.resolve();
        if (hasArrived(request.raw)) return undefined;
        const { readsItself, bodyDeadlineMs = bodyMs } = request.routeOptions.config;
        return readsItself === true ? undefined : endsWithin(payload, bodyDeadlineMs);
      });
      app.addHook("onResponse", (request, _reply, done) => {
        const { raw } = request;
        if (awaitsBody(raw)) {
          const ms = request.routeOptions.config.unwantedBodyMs ?? unwantedMs;
          const timer = setTimeout(() => void (awaitsBody(raw) && raw.destroy()), ms);
          timer.unref();
        }
        done();
      });
    },
    { name: "arrival" },
  );

/** Whether the request has a body that has not arrived yet; injected ones are complete. */
function awaitsBody({ headers, complete }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return hasBody && complete === false;
}

/** Whether all bytes of a body of known length wait to be read. */
function hasArrived({ headers, readableLength }: IncomingMessage): boolean {
  return headers["transfer-encoding"] === undefined && readableLength >= Number(headers["content-length"]);
}

function endsWithin(payload: Readable, ms: number): Readable {
  const body = new PassThrough();
  const timer = setTimeout(() => body.destroy(appError("REQUEST_TIMEOUT")), ms);
  body.once("close", () => clearTimeout(timer));
  payload.once("end", () => clearTimeout(timer));
  payload.once("error", (error) => body.destroy(error));
  return payload.pipe(body);
}
