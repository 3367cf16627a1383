import type { ExportOrder } from "./export-messages.ts";

/**
 * Asks the API from a worker, which has no store and no session of its own: by the persisted query and the token of its order.
 * Throws what is no answer.
 */
export async function askInWorker<Data>(
  send: typeof fetch,
  { operation, token }: Pick<ExportOrder, "operation" | "token">,
  variables: unknown,
): Promise<Data | "unauthenticated"> {
  const response = await send("/api/graphql", {
    method: "POST",
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      authorization: `Bearer ${token}`,
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
