import { tokens } from "../auth/auth.ts";
import { authorizationOf } from "../auth/authorization.ts";
import { HttpError, httpErrorOf, jsonOf } from "../http.ts";
import { type ApiError, errorOfAnswer, UnavailableError } from "../relay/errors.ts";
import { rememberFailed } from "../relay/request-memory.ts";

/** What is asked of the portal's own REST interface. */
export type RestRequest = Omit<RequestInit, "headers"> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Asks the portal's REST interface as the person who is signed in: a token that it refuses is renewed, and the request sent
 * once more. Gives every answer as it is.
 */
export async function authorizedRequest(address: string, request: RestRequest = {}): Promise<Response> {
  const send = async (token: string) =>
    fetch(address, {
      ...request,
      headers: { ...request.headers, ...(await authorizationOf(token, { ...request, address })) },
    });
  const token = await tokens.current();
  const first = await send(token);
  return first.status === 401 ? send(await tokens.after(token)) : first;
}

/** The same, where only a success is of use: what failed is thrown with its status, its text and its body (G.019). */
export async function authorizedFetch(address: string, request: RestRequest = {}): Promise<Response> {
  const response = await authorizedRequest(address, request);
  if (response.ok) return response;
  throw await httpErrorOf(response);
}

/** The JSON that the portal answers. Rejects with what it refused in its own words, or with `UnavailableError`. */
export async function authorizedJson(address: string, request: RestRequest = {}): Promise<unknown> {
  try {
    const response = await authorizedFetch(address, request);
    return await response.json().catch(() => undefined);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** What the failure of a REST call means to a person: the portal's own words where it has some. */
function refusalOf(error: unknown): unknown {
  // `fetch` rejects with a TypeError where no answer comes.
  if (error instanceof TypeError) return new UnavailableError();
  return error instanceof HttpError ? refusalOfResponse(error) : error;
}

/** The same of an answer whose parts are known, as an upload's that tells how far it is. */
export function refusalOfResponse(error: HttpError): ApiError | UnavailableError {
  if (error.status === 503) return new UnavailableError();
  const refusal = errorOfAnswer(jsonOf(error.body), error.status, error);
  rememberFailed(refusal.requestId);
  return refusal;
}
