import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { isDatabaseUnavailable } from "../db/faults.ts";
import { AppError, appError, errorBody, payloadTooLarge, unavailable } from "../errors.ts";

/** The known error that the client may see for whatever was thrown. Unknown ones are INTERNAL. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  return isFastifyError(error) ? fromFastify(error) : appError("INTERNAL");
}

/** One answer for every error: REST's `{ error }`, or GraphQL's `{ errors }` on its route. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
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

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

/** Fastify's own refusals: bodies too large, malformed or of a wrong type, and input that a schema refuses. */
function fromFastify(error: FastifyError): AppError {
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return payloadTooLarge(bodyLimit);
  const status = error.statusCode ?? 500;
  if (status === 503) return unavailable(error);
  // A path that the file server refuses is a path where nothing is.
  if (status === 403 || status === 404) return appError("NOT_FOUND");
  return appError(status >= 400 && status < 500 ? "BAD_REQUEST" : "INTERNAL");
}

/** The largest JSON body; files go to the object store. */
export const bodyLimit = 1_048_576;
