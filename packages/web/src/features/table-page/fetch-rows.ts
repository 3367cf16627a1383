import { type GraphQLTaggedNode, getRequest, type OperationType } from "relay-runtime";
import { environment } from "../../relay/environment.ts";

/**
 * Asks a query (`@raw_response_type`) past the page's store, and answers with all that its fragments read: thousands of rows
 * for a file would only slow the store down.
 */
export async function fetchPastStore<T extends OperationType & { readonly rawResponse: unknown }>(
  query: GraphQLTaggedNode,
  variables: T["variables"],
): Promise<T["rawResponse"]> {
  const { params } = getRequest(query);
  const answer = await environment.getNetwork().execute(params, variables, { force: true }).toPromise();
  if (answer === undefined || !("data" in answer) || answer.data == null)
    throw new Error("an answer without data");
  return answer.data;
}
