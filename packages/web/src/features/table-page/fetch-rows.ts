import { type GraphQLTaggedNode, getRequest, type OperationType } from "relay-runtime";
import { environment } from "../../relay/environment.ts";

/** Asks a query, whose fragments are not masked, past the page's store: thousands of rows for a file would only slow it down. */
export async function fetchPastStore<T extends OperationType>(
  query: GraphQLTaggedNode,
  variables: T["variables"],
): Promise<T["response"]> {
  const { params } = getRequest(query);
  const answer = await environment.getNetwork().execute(params, variables, { force: true }).toPromise();
  if (answer === undefined || !("data" in answer) || answer.data == null)
    throw new Error("an answer without data");
  return answer.data;
}
