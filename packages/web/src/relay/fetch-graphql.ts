import type { GraphQLResponse, GraphQLSingularResponse, RequestParameters, Variables } from "relay-runtime";
import * as v from "valibot";
import { SessionExpiredError, type TokenSource } from "../auth/tokens.ts";
import { errorOfAnswer, errorOfGraphQL, UnavailableError } from "./errors.ts";
import { isOutageStatus, type Outage } from "./outage.ts";
import { rememberRequest } from "./request-memory.ts";
import { getBody, type SentOperation, sendOperation } from "./send-operation.ts";

export type Transport = {
  readonly fetch: typeof fetch;
  readonly tokens: TokenSource;
  readonly outage: Outage;
  /** The answer to a request with this body that was sent before; undefined for all but the first query of a page. */
  readonly takeEarlyAnswer?: (body: string) => Promise<Response> | undefined;
};

export type RequestOptions = {
  readonly outlivesPage?: boolean;
  /** Sends the proof of the station's own browser, without which the request would not count as made at the station. */
  readonly isAtStation?: boolean | undefined;
  /** Whether a query fails at once, as a mutation does, instead of waiting for the portal or for a new sign-in. */
  readonly failsFast?: boolean;
  /** Called when a query has to wait for the portal, or for a new sign-in. */
  readonly onWait?: (() => void) | undefined;
};

const answer = v.looseObject({
  data: v.optional(v.nullable(v.looseObject({}))),
  errors: v.optional(v.array(v.unknown()), []),
});

/**
 * Browsers limit keepalive requests to 64 KiB in total; a character takes up to three bytes, and other requests may be running.
 */
const maxKeepaliveBytes = 16_384;

/**
 * Sends a GraphQL request (G.002). A query waits through an outage and is then repeated; a mutation fails at once with
 * `UnavailableError`, because only the person can decide to send it again. A small request can outlive its page.
 */
export async function fetchGraphQL(
  transport: Transport,
  request: RequestParameters,
  variables: Variables,
  { outlivesPage = false, isAtStation, failsFast = false, onWait }: RequestOptions = {},
): Promise<GraphQLResponse> {
  for (;;) {
    try {
      return await attempt(transport, request, variables, { outlivesPage, isAtStation });
    } catch (error) {
      const canWait = request.operationKind === "query" && !failsFast;
      if (canWait && (error instanceof SessionExpiredError || error instanceof UnavailableError)) onWait?.();
      if (error instanceof SessionExpiredError && canWait) return neverSettled();
      if (!(error instanceof UnavailableError)) throw error;
      const over = transport.outage.report();
      if (!canWait) throw error;
      await over;
    }
  }
}

/** The shown content stays: a dialog above it leads to a new sign-in, and back to this address. */
function neverSettled(): Promise<never> {
  return new Promise(() => {});
}

async function attempt(
  transport: Transport,
  request: RequestParameters,
  variables: Variables,
  { outlivesPage = false, isAtStation }: RequestOptions,
) {
  const body = getBody(request.id, variables);
  const keepalive = outlivesPage && body.length < maxKeepaliveBytes;
  const response = await authorized(transport, { body, keepalive, isAtStation });
  if (isOutageStatus(response.status)) throw new UnavailableError();
  transport.outage.clear();
  const answered: unknown = await response.json().catch(() => undefined);
  rememberRequest(
    response,
    !response.ok || (typeof answered === "object" && answered !== null && "errors" in answered),
  );
  return readAnswer(answered, response.status, request.operationKind);
}

/** A request refused with 401 is repeated once with a renewed token. */
async function authorized(
  { fetch, tokens, takeEarlyAnswer }: Transport,
  operation: SentOperation,
): Promise<Response> {
  const early = takeEarlyAnswer?.(operation.body);
  const token = await unlessUnreachable(tokens.current());
  const response = await unlessUnreachable(early ?? sendOperation(fetch, token, operation));
  if (response.status !== 401) return response;
  const renewed = await unlessUnreachable(tokens.after(token));
  return unlessUnreachable(sendOperation(fetch, renewed, operation));
}

/** `fetch` rejects with a TypeError where no answer comes. */
async function unlessUnreachable<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw error instanceof TypeError ? new UnavailableError() : error;
  }
}

/** If a response has data, its errors are left to the fields that they belong to. Without data, its first error is the result. */
function readAnswer(body: unknown, status: number, kind: string): GraphQLResponse {
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw errorOfAnswer(body, status);
  const { data, errors } = parsed.output;
  const hasData = data !== null && data !== undefined;
  if (errors.length > 0 && (!hasData || kind === "mutation")) throw errorOfGraphQL(errors[0]);
  if (!hasData) throw errorOfAnswer(body, status);
  return parsed.output as GraphQLSingularResponse;
}
