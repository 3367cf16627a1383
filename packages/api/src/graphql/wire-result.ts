import type { ExecutionResult, GraphQLError } from "graphql";
import { TooBusy } from "../db/concurrency-limiter.ts";
import { appError, type ErrorFacts } from "../errors.ts";
import { toAppError } from "../to-app-error.ts";

export type WireError = {
  readonly message: string;
  readonly locations?: GraphQLError["locations"];
  readonly path?: GraphQLError["path"];
  readonly extensions: ErrorFacts;
};

export type WireResult = { readonly errors?: readonly WireError[]; readonly data?: ExecutionResult["data"] };

export type WireOptions = {
  readonly requestId: string;
  readonly hideSuggestions: boolean;
  /** Called with every error that is masked in the answer. */
  readonly onUnexpected: (error: unknown, path: GraphQLError["path"]) => void;
};

/** Refuses to run: errors of the request are reported as GraphQL errors, without a `data` entry. */
export function requestErrors(errors: readonly GraphQLError[], options: WireOptions): WireResult {
  return {
    errors: errors.map(({ message, locations }) => ({
      message: options.hideSuggestions ? withoutSuggestion(message) : message,
      ...(locations === undefined ? {} : { locations }),
      extensions: { code: "BAD_REQUEST", requestId: options.requestId },
    })),
  };
}

/**
 * The result as the client may see it: known refusals with code and facts, everything else masked. Throws the UNAVAILABLE error
 * if the database became unavailable, and the error of a person with too many concurrent requests, because a partial result
 * would look like missing data. An unavailable content source affects only its own field.
 */
export function wireResult(result: ExecutionResult, options: WireOptions): WireResult {
  if (result.errors === undefined || result.errors.length === 0) return { data: result.data ?? null };
  const errors = result.errors.map((error) => wireError(error, options));
  return { errors, data: result.data ?? null };
}

function wireError(error: GraphQLError, { requestId, onUnexpected }: WireOptions): WireError {
  const known = error.originalError === undefined ? appError("INTERNAL") : toAppError(error.originalError);
  if (error.originalError instanceof TooBusy) throw known;
  if (known.code === "UNAVAILABLE" && known.facts.source === undefined) throw known;
  if (known.code === "INTERNAL") onUnexpected(error.originalError ?? error, error.path);
  return {
    message: known.message,
    ...(error.path === undefined ? {} : { path: error.path }),
    extensions: { ...known.facts, code: known.code, requestId },
  };
}

/** `Did you mean "…"?` would reveal names of the schema to a stranger. */
function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean [^?]*\?/g, "");
}
