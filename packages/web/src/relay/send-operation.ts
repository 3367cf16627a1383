import { timeZoneHeader } from "@cathedra/domain";
import { getAuthorization } from "../auth/authorization.ts";

export type SentOperation = {
  readonly body: string;
  readonly keepalive?: boolean;
  /** Whether the proof of the station's own browser is sent. */
  readonly isAtStation?: boolean | undefined;
};

/** The body of a request for a persisted operation. */
export function getBody(id: string | null | undefined, variables: unknown): string {
  return JSON.stringify({ id, variables });
}

/** Sends an operation to the API once, with this access token. */
export async function sendOperation(
  fetch: typeof globalThis.fetch,
  token: string,
  { body, keepalive = false, isAtStation }: SentOperation,
): Promise<Response> {
  const request = { method: "POST", address: "/api/graphql", body };
  return fetch(request.address, {
    method: request.method,
    keepalive,
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      ...(await getAuthorization(token, request, isAtStation)),
      "content-type": "application/json",
      // The time zone is read for each request, because it changes when a person travels with an open page.
      [timeZoneHeader]: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body,
  });
}
