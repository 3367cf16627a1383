import type { ExportRequest } from "./export-messages.ts";

/** The maximum number of waits of one request before it is given up. */
const maxWaits = 10;
const maxWaitSeconds = 60;

/**
 * Queries the API from a worker, which has neither Relay's store nor the session: the request that started the worker names the
 * persisted query. If the API answers that it is busy, as it does after many pages in a row, the request is repeated later.
 * Throws on invalid answers.
 */
export async function queryInWorker<Data>(
  send: typeof fetch,
  { operation }: Pick<ExportRequest, "operation">,
  variables: unknown,
): Promise<Data | "unauthenticated"> {
  const request: RequestInit = {
    method: "POST",
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      "content-type": "application/json",
    },
    body: JSON.stringify({ id: operation, variables }),
  };
  let response = await send("/api/graphql", request);
  for (let waits = 0; isBusy(response) && waits < maxWaits; waits += 1) {
    const ms = getWait(response);
    await new Promise((done) => setTimeout(done, ms));
    response = await send("/api/graphql", request);
  }
  return response.status === 401 ? "unauthenticated" : getData<Data>(await response.json());
}

function isBusy({ status }: Response): boolean {
  return status === 429 || status === 503;
}

/** The waiting time in the answer, in milliseconds. */
function getWait({ headers }: Response): number {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return (Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), maxWaitSeconds) : 5) * 1000;
}

/** Returns the data of an answer. Its content is typed by the contract; only the form of the answer is checked. */
function getData<Data>(body: unknown): Data {
  const { data, errors } = body as { data?: Data | null; errors?: unknown };
  if (data === null || data === undefined || errors !== undefined) throw new Error("refused");
  return data;
}
