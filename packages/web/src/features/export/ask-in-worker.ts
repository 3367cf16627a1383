import type { ExportOrder } from "./export-messages.ts";

/**
 * Asks the API from a worker, which has no store and no session of its own: by the persisted query and the authorization of its order.
 * Throws what is no answer.
 */
export async function askInWorker<Data>(
  send: typeof fetch,
  { operation, authorization }: Pick<ExportOrder, "operation" | "authorization">,
  variables: unknown,
): Promise<Data | "unauthenticated"> {
  const response = await send("/api/graphql", {
    method: "POST",
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      ...authorization,
      "content-type": "application/json",
    },
    body: JSON.stringify({ id: operation, variables }),
  });
  return response.status === 401 ? "unauthenticated" : dataOf<Data>(await response.json());
}

/** The contract says what is in it; that it is an answer at all is checked. */
function dataOf<Data>(body: unknown): Data {
  const { data, errors } = body as { data?: Data | null; errors?: unknown };
  if (data === null || data === undefined || errors !== undefined) throw new Error("refused");
  return data;
}
