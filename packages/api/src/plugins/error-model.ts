import { scimErrorBody } from "@cathedra/domain/provisioning";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type AppError, errorBody } from "../errors.ts";
import type { ReportError } from "../reports/error-reports.ts";
import { toAppError } from "../to-app-error.ts";

/** One answer for every error: REST's `{ error }`, GraphQL's `{ errors }` on its route, and SCIM's own form. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error, request.routeOptions.bodyLimit);
  logError(error, known, request);
  request.server.noteFailure?.(request, reply, known);
  const retryAfter = known.facts.retryAfterSeconds;
  if (typeof retryAfter === "number") reply.header("retry-after", String(retryAfter));
  if (known.code === "UNAUTHENTICATED") reply.header("www-authenticate", "Bearer");
  const body = errorBody(known, request.id);
  reply.code(known.status).header("cache-control", "no-store");
  if (request.url.startsWith("/api/scim/"))
    return reply
      .type("application/scim+json; charset=utf-8")
      .send(JSON.stringify(scimErrorBody({ status: known.status, detail: body.message })));
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
    request.server.errorReports.report(error, getPlace(request));
    request.log.error({ err: error }, "unexpected error");
  } else if (known.code === "UNAVAILABLE") request.log.warn({ err: known.cause ?? error }, "unavailable");
}

/** The facts about its request in an error report: of the person only the roles (G.027). */
export function getPlace(request: FastifyRequest, operation?: string): Parameters<ReportError>[1] {
  const { token, routeOptions, method } = request;
  return {
    requestId: request.id,
    operation: operation ?? `${method} ${routeOptions.url ?? "(none)"}`,
    ...(token === null || token === undefined ? {} : { roles: token.roles }),
  };
}
