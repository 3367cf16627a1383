import type { SiteConfig } from "@cathedra/domain";
import { ErrorResponse, OidcClient, type OidcClientSettings, WebStorageStateStore } from "oidc-client-ts";
import * as v from "valibot";
import { plainFetch } from "../http.ts";
import type { Session } from "./session.ts";

// The only module that knows the OpenID client. It is loaded on demand: a page with a valid token never needs it.

const scope = "openid profile email";
const state = v.object({ returnTo: v.string() });

type Tokens = {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
  readonly id_token?: string | undefined;
  readonly expires_at?: number | undefined;
  readonly profile: { readonly name?: string | undefined };
};

function getClient({ identity }: SiteConfig): OidcClient {
  const settings: OidcClientSettings = {
    authority: identity.issuer,
    client_id: identity.clientId,
    redirect_uri: `${location.origin}/auth/callback`,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: "code",
    scope,
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: "cathedra.oidc." }),
    ...(identity.resource === undefined ? {} : { resource: identity.resource }),
  };
  return new OidcClient(settings);
}

/** The address of the identity service at which the person signs in, with code flow and PKCE (1.001, X119). */
export async function signInAddress(config: SiteConfig, returnTo: string): Promise<string> {
  const request = await getClient(config).createSigninRequest({ state: { returnTo } });
  return request.url;
}

/** Exchanges the code in `address` for tokens; returns the address to which the person wanted to go. */
export async function completeSignIn(config: SiteConfig, address: string) {
  const client = getClient(config);
  const response = await client.processSigninResponse(address);
  await client.clearStaleState();
  const signInState = v.safeParse(state, response.userState);
  return { session: getSession(response), returnTo: signInState.success ? signInState.output.returnTo : "/" };
}

/**
 * Renews the session silently with its refresh token. Returns `refused` if the identity service refuses, and throws if it does
 * not answer.
 */
export async function renew(config: SiteConfig, session: Session): Promise<Session | "refused"> {
  if (session.refreshToken === undefined) return "refused";
  const previous = {
    refresh_token: session.refreshToken,
    session_state: null,
    scope,
    profile: { sub: "", iss: "", aud: "", exp: 0, iat: 0 },
    ...(session.idToken === undefined ? {} : { id_token: session.idToken }),
  };
  try {
    const response = await getClient(config).useRefreshToken({
      state: previous,
      timeoutInSeconds: 10,
      ...(config.identity.resource === undefined ? {} : { resource: config.identity.resource }),
    });
    const next = getSession(response);
    return {
      ...next,
      refreshToken: next.refreshToken ?? session.refreshToken,
      name: next.name ?? session.name,
    };
  } catch (error) {
    if (!(error instanceof ErrorResponse)) throw error;
    if (!isOfClosedAccount(error)) return "refused";
    // Loaded only now: it knows every part of the portal that keeps something.
    const { leaveClosedAccount } = await import("../app/leave-closed-account.ts");
    return await leaveClosedAccount(session);
  }
}

/** Keycloak's words for a person whose account was disabled or deleted; a session that is over is refused in others. */
function isOfClosedAccount({ error, error_description }: ErrorResponse): boolean {
  return error === "invalid_grant" && ["User disabled", "Unknown user"].includes(error_description ?? "");
}

/** The address at the identity service that ends its own session and sends the person back to `/`. */
export async function signOutAddress(config: SiteConfig, session: Session | undefined): Promise<string> {
  const request = await getClient(config).createSignoutRequest(
    session?.idToken === undefined
      ? { client_id: config.identity.clientId }
      : { id_token_hint: session.idToken },
  );
  return request.url;
}

/**
 * Has the portal end the links to files that were issued in this session. The caller need not wait long for the answer, because
 * links also expire, and the browser completes the request although the page is unloaded.
 */
export async function endLinks({ accessToken }: Session): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const ended = plainFetch("/api/session", { method: "DELETE", keepalive: true, headers }).catch(
    () => undefined,
  );
  await Promise.race([ended, new Promise((done) => setTimeout(done, 2_000))]);
}

function getSession(tokens: Tokens): Session {
  if (tokens.expires_at === undefined) throw new Error("the identity service gave a token without an end");
  return {
    accessToken: tokens.access_token,
    expiresAt: tokens.expires_at * 1000,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    name: tokens.profile.name,
  };
}
