import type { FastifyError } from "fastify";
import { TooBusy } from "./db/concurrency-limiter.ts";
import { isContention, isDatabaseUnavailable, isUnstorable } from "./db/database-errors.ts";
import { AppError, appError, payloadTooLarge, rateLimited, unavailable } from "./errors.ts";

/** The largest JSON body; files go to the object store. */
export const bodyLimit = 1_048_576;

/**
 * The known error that the client may see for a thrown value; INTERNAL if it is unknown. `most` is the route's body limit in
 * bytes.
 */
export function toAppError(error: unknown, most: number = bodyLimit): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof TooBusy) return rateLimited(1);
  if (isDatabaseUnavailable(error) || isContention(error)) return unavailable(error);
  if (isUnstorable(error)) return appError("BAD_REQUEST");
  return isFastifyError(error) ? fromFastify(error, most) : appError("INTERNAL");
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

/** Fastify's own refusals: bodies too large, malformed or of a wrong type, and input that a schema refuses. */
function fromFastify(error: FastifyError, most: number): AppError {
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return payloadTooLarge(most);
  const status = error.statusCode ?? 500;
  if (status === 503) return unavailable(error);
  if (status === 415) return appError("UNSUPPORTED_MEDIA_TYPE");
  // A path that the file server refuses is answered as missing.
  if (status === 403 || status === 404) return appError("NOT_FOUND");
  return appError(status >= 400 && status < 500 ? "BAD_REQUEST" : "INTERNAL");
}
