import { appError } from "../errors.ts";

/** The parameters of a GraphQL request: a text, or the id of a persisted operation. */
export type GraphqlParams = {
  readonly source: { readonly query: string } | { readonly id: string };
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
};

/** Reads a POST body. Batches, wrong types and bodies with neither `query` nor `id` are refused. */
export function paramsOfBody(body: unknown): GraphqlParams {
  if (!isMap(body)) throw appError("BAD_REQUEST", "The body must be a JSON object with `query` or `id`.");
  const { query, id, variables, operationName, extensions } = body;
  if (!isMapOrAbsent(variables)) throw appError("BAD_REQUEST", "`variables` must be an object.");
  if (!isMapOrAbsent(extensions)) throw appError("BAD_REQUEST", "`extensions` must be an object.");
  if (operationName !== undefined && operationName !== null && typeof operationName !== "string") {
    throw appError("BAD_REQUEST", "`operationName` must be text.");
  }
  return {
    source: getSource(query, id),
    variables: variables ?? {},
    ...(typeof operationName === "string" && operationName !== "" ? { operationName } : {}),
  };
}

function getSource(query: unknown, id: unknown): GraphqlParams["source"] {
  if (typeof query === "string" && (id === undefined || id === null)) return { query };
  if (typeof id === "string" && (query === undefined || query === null)) return { id };
  throw appError("BAD_REQUEST", "Send either `query` or `id`, as text.");
}

type JsonMap = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMapOrAbsent(value: unknown): value is JsonMap | null | undefined {
  return value === undefined || value === null || isMap(value);
}
