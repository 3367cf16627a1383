import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type AppError, errorBody } from "../errors.ts";
import { toAppError } from "../known-error.ts";

/** One answer for every error: REST's `{ error }`, or GraphQL's `{ errors }` on its route. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request.routeOptions.bodyLimit);
  logError(error, known, request);
  const retryAfter = known.facts.retryAfterSeconds;
  if (typeof retryAfter === "number") reply.header("retry-after", String(retryAfter));
  if (known.code === "UNAUTHENTICATED") reply.header("www-authenticate", "Bearer");
  const body = errorBody(known, request.id);
  reply.code(known.status).header("cache-control", "no-store");
  if (request.routeOptions.config.graphql !== true) return reply.send({ error: body });
  const { message, ...extensions } = body;
  return reply.send({ errors: [{ message, extensions }] });
}

/** Makes every failure of every route answer with the one error model. */
export const errorModel = fastifyPlugin(
  async (app) => {
    app.setErrorHandler(sendError);
  },
  { name: "error-model" },
);

function logError(error: unknown, known: AppError, request: FastifyRequest): void {
  if (known.code === "INTERNAL") {
    request.server.metrics.maskedErrors.inc();
    request.log.error({ err: error }, "unexpected error");
  } else if (known.code === "UNAVAILABLE") request.log.warn({ err: known.cause ?? error }, "unavailable");
}
