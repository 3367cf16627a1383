import { getHttpStatus, isAppErrorCode } from "@cathedra/domain/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { appError } from "../errors.ts";
import type { Execute } from "./execute.ts";
import { responseJson, responseType } from "./media-type.ts";
import { type GraphqlParams, paramsOfBody } from "./request-params.ts";
import type { WireResult } from "./wire-result.ts";

/** The length of an answer, in characters, that costs the person one more point. */
const lettersOfPoint = 16_384;

/**
 * Registers GraphQL over HTTP, one operation for each request. Requests from other sites are refused, because a JSON body and a
 * token in a header are required, and another site's page cannot send that header without a preflight. GET is not supported.
 */
export function graphqlRoute(app: FastifyInstance, path: string, execute: Execute): void {
  const options = { config: { graphql: true }, schema: { hide: true } };

  async function answer(
    params: GraphqlParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const {
      result,
      text = JSON.stringify(result),
      isRequestError,
      name,
    } = await execute(params, request, reply);
    app.metrics.graphql.observe(
      { operation: name, outcome: decideOutcome(result) },
      reply.elapsedTime / 1000,
    );
    noteFailures(result, name, request, reply);
    const type = responseType(request.headers.accept);
    const wait = getWait(result);
    if (wait !== undefined) reply.header("retry-after", String(wait));
    request.budget?.owe(Math.floor(text.length / lettersOfPoint));
    reply.code(isRequestError && type === responseJson ? 400 : 200);
    return reply.type(`${type}; charset=utf-8`).header("cache-control", "no-store").send(text);
  }

  app.post(path, options, (request, reply) => {
    if (!isJson(request.headers["content-type"])) throw appError("UNSUPPORTED_MEDIA_TYPE");
    return answer(paramsOfBody(request.body), request, reply);
  });
  app.get(path, options, async (_request, reply) => {
    reply.header("allow", "POST");
    throw appError("METHOD_NOT_ALLOWED");
  });
}

/** Records a failure once for each error code among the fields. */
function noteFailures(
  { errors = [] }: WireResult,
  operation: string,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  for (const code of new Set(errors.map(({ extensions }) => extensions.code)))
    if (isAppErrorCode(code))
      request.server.noteFailure?.(request, reply, { code, status: getHttpStatus(code), operation });
}

/** The outcome of a request for measurements: `ok`, or the code of the first error. */
function decideOutcome({ errors }: WireResult): string {
  return errors?.[0] === undefined ? "ok" : String(errors[0].extensions.code);
}

/** The longest wait that a refusal in the answer asks for, in seconds. */
function getWait({ errors = [] }: WireResult): number | undefined {
  const waits = errors
    .map(({ extensions }) => extensions.retryAfterSeconds)
    .filter((wait) => typeof wait === "number");
  return waits.length === 0 ? undefined : Math.max(...waits);
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";", 1)[0]?.trim().toLowerCase() === "application/json";
}
