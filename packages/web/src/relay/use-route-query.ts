import { type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";

/** The data of the query that this route's loader sent; suspends until it has arrived. */
export function useRouteQuery<T extends OperationType>(query: GraphQLTaggedNode): T["response"] {
  const reference = useLoaderData<PreloadedQuery<T>>();
  return usePreloadedQuery<T>(query, reference);
}
