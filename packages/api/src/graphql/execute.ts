import type { FastifyReply, FastifyRequest } from "fastify";
import type { GraphQLError, GraphQLSchema } from "graphql";
import { runOneByOne } from "../db/query-limiter.ts";
import { getPlace } from "../plugins/error-model.ts";
import type { LearningService } from "../ports/learning-service.ts";
import { type ContextDeps, type GraphqlContext, getContext } from "./context.ts";
import { computeCost, type ListSizes } from "./cost.ts";
import { type Documents, type PreparedDocument, RequestErrors } from "./document-cache.ts";
import { limits, refusal, refuseManyValues } from "./document-limits.ts";
import { isLargeRead, largeReadLimiter } from "./large-reads.ts";
import type { PersistedOperations } from "./persisted-operations.ts";
import { createPrefetcher, type PrefetchFields, positionKey } from "./prefetch.ts";
import type { GraphqlParams } from "./request-params.ts";
import { refuseOperationForStation } from "./station-allowlist.ts";
import { requestErrors, type WireOptions, type WireResult, wireResult } from "./wire-result.ts";
import { createWrittenAnswers, type WrittenFields, type WrittenPlan } from "./written-answers.ts";

export type ExecutorDeps = ContextDeps & {
  readonly learning: LearningService;
  readonly schema: GraphQLSchema;
  readonly prepare: Documents;
  readonly persisted: PersistedOperations;
  readonly hideSuggestions: boolean;
  readonly listSizes: ListSizes;
  readonly prefetchFields: PrefetchFields;
  readonly writtenFields: WrittenFields;
};

export type Execution = {
  readonly result: WireResult;
  /** The whole answer as JSON, if the database wrote parts of it that `result` does not have. */
  readonly text?: string;
  /** Refused before anything ran: the response has no `data` entry. */
  readonly isRequestError: boolean;
  /** The persisted operation's name, for measurements. */
  readonly name: string;
};

export type Execute = (
  params: GraphqlParams,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Execution>;

/** The number of objects in a free text that cost one point. */
const objectsOfPoint = 500;

/** The additional points that an unanswerable request costs. */
const pointsOfRefusal = 10;

/**
 * Prepares and measures an operation, loads its actor and runs it. Throws errors that are answered with an HTTP status (401,
 * 503).
 */
export function executor(deps: ExecutorDeps): Execute {
  const { standbys } = deps.ports;
  const largeReads = largeReadLimiter();
  const written = createWrittenAnswers(deps.schema, deps.writtenFields);
  const prefetchFor = createPrefetcher(deps.schema, deps.prefetchFields, written, standbys !== undefined);
  return async (params, request, reply) => {
    const options = wireOptions(deps, request);
    let name = "(unknown)";
    let leave: (() => void) | undefined;
    try {
      const prepared = prepareOf(deps, params);
      name = prepared.name;
      if (request.token?.atStation !== undefined) refuseOperationForStation(prepared);
      const many = refuseManyValues(params.variables, prepared.operation);
      if (many.length > 0) throw new RequestErrors(many);
      const objects = refuseCost(deps, prepared, params);
      request.budget?.spend(prepared.statements + Math.floor(objects / objectsOfPoint));
      await request.server.getTurn(request, reply);
      if (isLargeRead(params, objects)) leave = await largeReads.enter(request.token?.keycloakId ?? "");
      const caller = await getContext(deps, request, prefetchFor(prepared, params.variables));
      const plan = caller.written && written.getPlan(prepared);
      const document = plan === undefined ? prepared.document : plan.rest;
      if (document === undefined) {
        return { ...getAnswer({ data: {} }, plan, caller.written), isRequestError: false, name };
      }
      const context: GraphqlContext = { ...caller, learning: deps.learning };
      const answer = () => reply.graphql(document, { ...context }, { ...params.variables });
      const run = () => (leave === undefined ? answer() : runOneByOne(answer));
      const position = caller.prefetched[positionKey];
      const isOnStandby = standbys !== undefined && typeof position === "number";
      const result = await (isOnStandby ? standbys.readFrom(position, run) : run());
      if (result.data === undefined) throw new RequestErrors(result.errors ?? []);
      const wire = wireResult(result, options);
      return { ...getAnswer(wire, plan, caller.written), isRequestError: false, name };
    } catch (error) {
      const errors = refusalsIn(error);
      if (errors === undefined) throw error;
      request.budget?.owe(pointsOfRefusal);
      return { result: requestErrors(errors, options), isRequestError: true, name };
    } finally {
      leave?.();
    }
  };
}

/** The result, with the text of the whole answer if the database wrote some of its fields. */
function getAnswer(
  result: WireResult,
  plan: WrittenPlan | undefined,
  written: readonly string[] = [],
): Pick<Execution, "result" | "text"> {
  const { errors, data } = result;
  if (plan === undefined || data == null) return { result };
  const fields = plan.keys.map(
    (key) => `${JSON.stringify(key)}:${together(written[plan.written.indexOf(key)], data[key])}`,
  );
  const refusals = errors === undefined ? "" : `"errors":${JSON.stringify(errors)},`;
  return { result, text: `{${refusals}"data":{${fields.join(",")}}}` };
}

/** The JSON of a field of which the database has written all, nothing, or an object without what was executed beside it. */
function together(written: string | undefined, executed: unknown): string {
  if (written === undefined || executed === null) return JSON.stringify(executed);
  return executed === undefined ? written : `${written.slice(0, -1)},${JSON.stringify(executed).slice(1)}`;
}

function prepareOf(
  { prepare, persisted }: ExecutorDeps,
  { source, operationName }: GraphqlParams,
): PreparedDocument {
  return "id" in source ? persisted(source.id) : prepare.prepareText(source.query, operationName);
}

function refuseCost(
  { schema, listSizes }: ExecutorDeps,
  prepared: PreparedDocument,
  { variables }: GraphqlParams,
): number {
  if (prepared.isPersisted) return 0;
  const cost = computeCost(schema, prepared.document, prepared.operation, variables, listSizes);
  if (cost > limits.cost) throw new RequestErrors([refusal("objects", limits.cost)]);
  return cost;
}

function wireOptions({ hideSuggestions }: ExecutorDeps, request: FastifyRequest): WireOptions {
  return {
    requestId: request.id,
    hideSuggestions,
    onUnexpected: (err, path) => {
      request.server.metrics.maskedErrors.inc();
      request.server.errorReports.report(err, getPlace(request, path?.[0]?.toString()));
      request.log.error({ err, path: path?.join(".") }, "unexpected error");
    },
  };
}

/**
 * The GraphQL errors to answer with if `error` is a refusal: ours, or Mercurius's for variables that do not fit. Undefined for
 * any other error.
 */
function refusalsIn(error: unknown): readonly GraphQLError[] | undefined {
  if (error instanceof RequestErrors) return error.errors;
  const isValidation = error instanceof Error && "code" in error && error.code === "MER_ERR_GQL_VALIDATION";
  return isValidation && "errors" in error ? (error.errors as readonly GraphQLError[]) : undefined;
}
