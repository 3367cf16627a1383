import type { KoaContextWithOIDC } from "oidc-provider";
import Provider, { type Configuration } from "oidc-provider";
import { errorPage } from "./error-page.ts";
import type { IdentityKeys } from "./keys.ts";
import { endSessionAtOnce, signedOutPage } from "./logout.ts";
import { type IdentityPerson, toClaims } from "./person.ts";
import { audience, clientId, type IdentitySettings, realmPath } from "./settings.ts";

/** The only resource that tokens are issued for. oidc-provider requires a URI; the token's `aud` is `audience`. */
const apiResource = "urn:cathedra:api";
const scopes = ["openid", "profile", "email", "offline_access"];

export type ProviderParts = {
  readonly issuer: string;
  readonly settings: IdentitySettings;
  readonly keys: IdentityKeys;
  readonly people: readonly IdentityPerson[];
  readonly adapter: NonNullable<Configuration["adapter"]>;
};

/** An OpenID provider that behaves and signs like Keycloak (1.001, G.006). */
export function createProvider(parts: ProviderParts): Provider {
  return new Provider(parts.issuer, {
    adapter: parts.adapter,
    ...signing(parts),
    ...endpoints(parts.issuer),
    ...lifetimes(parts.settings),
    ...people(parts.people),
    clients: [client(parts.settings)],
    clientBasedCORS: (_ctx, origin) => parts.settings.portalOrigins.includes(origin),
    pkce: { required: () => true },
    scopes,
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // Keycloak's userinfo takes the API's token; the library's refuses it. See userinfo.ts.
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, asking, token) => asking.clientId === token.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: endSessionAtOnce,
        postLogoutSuccessSource: signedOutPage(parts.settings.portalOrigins),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: "",
          audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: parts.settings.accessTokenSeconds,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
    renderError: errorPage(parts.settings.portalOrigins),
  });
}

function signing({ keys, issuer }: ProviderParts): Configuration {
  // Browsers keep one cookie jar for all ports of a host: two checkouts would overwrite each other's sessions.
  const suffix = new URL(issuer).port || "default";
  return {
    jwks: { keys: [...keys.signing] },
    enabledJWA: { idTokenSigningAlgValues: ["RS256"] },
    cookies: {
      keys: [...keys.cookies],
      names: {
        session: `cathedra_identity_${suffix}`,
        interaction: `cathedra_sign_in_${suffix}`,
        resume: `cathedra_resume_${suffix}`,
      },
      long: { httpOnly: true, sameSite: "lax", signed: true, path: realmPath },
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    formats: {
      customizers: {
        jwt(_ctx, token, jwt) {
          // Claims with Keycloak's names, in addition to the standard ones.
          jwt.payload.typ = "Bearer";
          jwt.payload.azp = token.clientId;
          if ("sessionUid" in token) jwt.payload.sid = token.sessionUid;
        },
      },
    },
  };
}

function endpoints(issuer: string): Configuration {
  const base = "/protocol/openid-connect";
  return {
    routes: {
      authorization: `${base}/auth`,
      token: `${base}/token`,
      jwks: `${base}/certs`,
      end_session: `${base}/logout`,
      revocation: `${base}/revoke`,
    },
    interactions: {
      url: (_ctx, interaction) => `${realmPath}/login-actions/authenticate/${interaction.uid}`,
    },
    discovery: { userinfo_endpoint: `${issuer}${base}/userinfo` },
  };
}

function lifetimes(settings: IdentitySettings): Configuration {
  return {
    rotateRefreshToken: true,
    // A refresh token is issued for the length of the session, as Keycloak does even without a request for `offline_access`.
    issueRefreshToken: () => true,
    expiresWithSession: () => true,
    ttl: {
      AccessToken: settings.accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: settings.sessionSeconds,
      IdToken: settings.accessTokenSeconds,
      Interaction: 60 * 60,
      RefreshToken: settings.sessionSeconds,
      Session: settings.sessionSeconds,
    },
    loadExistingGrant: existingOrNewGrant(scopes),
  };
}

function people(known: readonly IdentityPerson[]): Configuration {
  const byId = new Map(known.map((person) => [person.keycloakId, person]));
  return {
    claims: {
      openid: ["sub", "realm_access"],
      profile: ["name", "given_name", "family_name", "preferred_username"],
      email: ["email", "email_verified"],
    },
    conformIdTokenClaims: false,
    findAccount(_ctx, sub) {
      const person = byId.get(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...toClaims(person) }) };
    },
    extraTokenClaims(_ctx, token) {
      const person = "accountId" in token ? byId.get(token.accountId) : undefined;
      return person && toClaims(person);
    },
  };
}

function client(settings: IdentitySettings): NonNullable<Configuration["clients"]>[number] {
  return {
    client_id: clientId,
    client_name: "Cathedra",
    token_endpoint_auth_method: "none",
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    redirect_uris: settings.portalOrigins.map((origin) => `${origin}/auth/callback`),
    post_logout_redirect_uris: settings.portalOrigins.map((origin) => `${origin}/`),
  };
}

/** The existing grant, or a new one for all scopes: no one is asked for consent, because the portal belongs to the provider. */
function existingOrNewGrant(scopes: readonly string[]) {
  return async ({ oidc }: KoaContextWithOIDC) => {
    const { client, session, provider } = oidc;
    if (client === undefined || session?.accountId === undefined) return undefined;
    const grantId = session.grantIdFor(client.clientId);
    const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
    if (existing?.accountId === session.accountId) return existing;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope([...scopes]);
    await grant.save();
    return grant;
  };
}
