import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import fastifyPlugin from "fastify-plugin";
import { inRequest } from "../observability/current-request.ts";

const sane = /^[A-Za-z0-9][A-Za-z0-9._-]{7,127}$/;

/** The caller's `X-Request-Id` where it is sane, so that one id follows a request through every system. */
export function requestIdOf(message: IncomingMessage): string {
  const given = message.headers["x-request-id"];
  return typeof given === "string" && sane.test(given) ? given : randomUUID();
}

/** Puts the request's id on every response, and has it at hand for whatever is done in the request. */
export const requestIds = fastifyPlugin(
  async (app) => {
    app.addHook("onRequest", async (request, reply) => {
      reply.header("x-request-id", request.id);
    });
    // Runs after the body was read, because events of the body have no request context.
    app.addHook("preValidation", (request, _reply, done) => inRequest(request.id, done));
  },
  { name: "request-ids" },
);
