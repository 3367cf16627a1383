import { tokens } from "../auth/auth.ts";
import { getAuthorization } from "../auth/authorization.ts";
import { getJson, HttpError, toHttpError } from "../http.ts";
import { type ApiError, errorOfAnswer, UnavailableError } from "../relay/errors.ts";
import { rememberFailed } from "../relay/request-memory.ts";

/** A request to the portal's own REST interface. */
export type RestRequest = Omit<RequestInit, "headers"> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Requests the portal's REST interface as the signed-in person: a refused token is renewed and the request sent once more.
 * Returns every response unchanged.
 */
export async function authorizedRequest(address: string, request: RestRequest = {}): Promise<Response> {
  const send = async (token: string) =>
    fetch(address, {
      ...request,
      headers: { ...request.headers, ...(await getAuthorization(token, { ...request, address })) },
    });
  const token = await tokens.current();
  const first = await send(token);
  return first.status === 401 ? send(await tokens.after(token)) : first;
}

/**
 * Requests the portal's REST interface when only a successful response is useful: a failure is thrown with its status, text and
 * body (G.019).
 */
export async function authorizedFetch(address: string, request: RestRequest = {}): Promise<Response> {
  const response = await authorizedRequest(address, request);
  if (response.ok) return response;
  throw await toHttpError(response);
}

/** Requests JSON from the portal. Rejects with the portal's own refusal, or with `UnavailableError`. */
export async function authorizedJson(address: string, request: RestRequest = {}): Promise<unknown> {
  try {
    const response = await authorizedFetch(address, request);
    return await response.json().catch(() => undefined);
  } catch (error) {
    throw toRefusal(error);
  }
}

/** The failure of a REST request as an error for people, with the portal's own message if there is one. */
function toRefusal(error: unknown): unknown {
  // `fetch` rejects with a TypeError when the server does not answer.
  if (error instanceof TypeError) return new UnavailableError();
  return error instanceof HttpError ? refusalOfResponse(error) : error;
}

/** The refusal in a response that was not read by `fetch`, such as an upload with progress. */
export function refusalOfResponse(error: HttpError): ApiError | UnavailableError {
  if (error.status === 503) return new UnavailableError();
  const refusal = errorOfAnswer(getJson(error.body), error.status, error);
  rememberFailed(refusal.requestId);
  return refusal;
}
