import * as v from "valibot";

/** What the API answered instead of data: the one error model of GraphQL and REST. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string;
  readonly requestId: string | undefined;
  /** Everything else that the error carries, such as `fields` of `INVALID_INPUT`. Check before use. */
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    requestId?: string,
    facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.requestId = requestId;
    this.facts = facts;
  }
}

/** The portal does not answer, or says that it cannot at the moment (503). */
export class UnavailableError extends Error {
  override readonly name = "UnavailableError";
  constructor() {
    super("The portal is not available at the moment. Please try again in a moment.");
  }
}

const described = v.looseObject({
  code: v.optional(v.string(), "INTERNAL"),
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

/** Reads the body of a refused REST call, or of a refused request to the GraphQL endpoint. */
export function errorOfAnswer(body: unknown, status: number): ApiError {
  const parsed = v.safeParse(restAnswer, body);
  if (!parsed.success) return unexpected(status);
  const { code, message, requestId, ...facts } = parsed.output.error;
  return new ApiError(code, message, requestId, facts);
}

function unexpected(status: number | undefined): ApiError {
  const facts = status === undefined ? {} : { status };
  return new ApiError(
    "INTERNAL",
    "The portal gave an unexpected answer. Please try again.",
    undefined,
    facts,
  );
}
