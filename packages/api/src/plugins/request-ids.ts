import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastifyPlugin from "fastify-plugin";
import { inRequest } from "../observability/current-request.ts";

const sane = /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/;

/** The caller's `X-Request-Id` if it is well-formed, so that one id follows a request through all systems; otherwise a new id. */
export function getRequestId(message: IncomingMessage): string {
  const given = message.headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : randomUUID();
}

/** Adds the request's id to every response, and makes it available to all code that runs for the request. */
export const requestIds = fastifyPlugin(
  async (app) => {
    app.addHook("onRequest", (request, reply, done) => {
      reply.header("x-request-id", request.id);
      done();
    });
    // Runs after the body was read, because events of the body have no request context.
    app.addHook("preValidation", (request, _reply, done) => inRequest(request.id, done));
  },
  { name: "request-ids" },
);
