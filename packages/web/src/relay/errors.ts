import type { AppErrorCode, AppErrorFacts } from "@cathedra/domain/messages";
import * as v from "valibot";

type FactName = { [Code in AppErrorCode]: keyof AppErrorFacts[Code] }[AppErrorCode] | "fields" | "status";

/** The facts of an error beside code, text and request; check each before use. */
type Facts = { readonly [Fact in FactName]?: unknown };

/** The error that the API answered instead of data: the one error model of GraphQL and REST. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: AppErrorCode;
  readonly requestId: string | undefined;
  /** All further facts of the error, such as `fields` of `INVALID_INPUT`; check them before use. */
  readonly facts: Facts;

  constructor(
    code: AppErrorCode,
    message: string,
    requestId?: string,
    facts: Facts = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.code = code;
    this.requestId = requestId;
    this.facts = facts;
  }
}

/** The code of a refusal; undefined when the request failed for another reason. Only the code decides what to do. */
export function getCode(error: unknown): AppErrorCode | undefined {
  return error instanceof ApiError ? error.code : undefined;
}

/** Thrown when the portal does not answer, or answers that it is unavailable (503). */
export class UnavailableError extends Error {
  override readonly name = "UnavailableError";
  constructor() {
    super("The portal is not available at the moment. Please try again in a moment.");
  }
}

/** An unknown code is accepted, and equals none of the codes that this page handles. */
const anyCode = v.custom<AppErrorCode>((code) => typeof code === "string");
const described = v.looseObject({
  code: v.optional(anyCode, "INTERNAL"),
  requestId: v.optional(v.string()),
});
const graphqlError = v.object({ message: v.string(), extensions: v.optional(described, {}) });
const restAnswer = v.object({ error: v.looseObject({ message: v.string(), ...described.entries }) });

/** Reads one entry of a GraphQL answer's `errors`. */
export function errorOfGraphQL(error: unknown): ApiError {
  const parsed = v.safeParse(graphqlError, error);
  if (!parsed.success) return unexpected(undefined);
  const { code, requestId, ...facts } = parsed.output.extensions;
  return new ApiError(code, parsed.output.message, requestId, facts);
}

/** Reads the body of a refused REST call, or of a refused request to the GraphQL endpoint. `cause` is the answer itself. */
export function errorOfAnswer(body: unknown, status: number, cause?: Error): ApiError {
  const parsed = v.safeParse(restAnswer, body);
  if (!parsed.success) return unexpected(status, cause);
  const { code, message, requestId, ...facts } = parsed.output.error;
  return new ApiError(code, message, requestId, facts, { cause });
}

function unexpected(status: number | undefined, cause?: Error): ApiError {
  const facts = status === undefined ? {} : { status };
  return new ApiError(
    "INTERNAL",
    "The portal gave an unexpected answer. Please try again.",
    undefined,
    facts,
    { cause },
  );
}
