import { type GraphQLTaggedNode, getRequest, type OperationType } from "relay-runtime";
import { environment } from "../../relay/environment.ts";

/**
 * Fetches a query (`@raw_response_type`) without the page's store, and returns all data of its fragments: thousands of rows for
 * a file would slow the store down.
 */
export async function fetchWithoutStore<T extends OperationType & { readonly rawResponse: unknown }>(
  query: GraphQLTaggedNode,
  variables: T["variables"],
  metadata: { readonly failsFast?: boolean } = {},
): Promise<T["rawResponse"]> {
  const { params } = getRequest(query);
  const config = { force: true, metadata };
  const answer = await environment.getNetwork().execute(params, variables, config).toPromise();
  if (answer === undefined || !("data" in answer) || answer.data == null)
    throw new Error("an answer without data");
  return answer.data;
}
