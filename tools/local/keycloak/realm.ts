import { type Role, roles } from "@cathedra/domain/access";
import { type CastPerson, people } from "@cathedra/test-fixtures";
import { audience, clientId } from "../identity/settings.ts";

// Keycloak's realm representation, as its `--import-realm` reads it, as far as Cathedra needs it. Keycloak replaces
// `${NAME}` by its own environment while it imports.

const portal = "$" + "{CATHEDRA_URL}";
const demoPassword = "$" + "{CATHEDRA_DEMO_PASSWORD}";

const descriptions: Record<Role, string> = {
  group_admin: "Administers groups of a customer",
  customer_admin: "Administers a customer",
  sys_admin: "Administers the portal",
  demo: "Shows the portal to others; may reset its own progress",
  support: "Helps customers",
  product: "Looks after courses and products",
  qa: "Checks courses and simulators before release",
};

/** The realm `cathedra` with the roles of row G.005, the portal's client (1.001) and the demo people. */
export function keycloakRealm() {
  return {
    realm: "cathedra",
    displayName: "Cathedra",
    enabled: true,
    sslRequired: "external",
    loginWithEmailAllowed: true,
    // Rights depend on addresses: a new or changed address must first be verified.
    verifyEmail: true,
    resetPasswordAllowed: true,
    bruteForceProtected: true,
    defaultSignatureAlgorithm: "RS256",
    accessTokenLifespan: 300,
    ssoSessionIdleTimeout: 8 * 60 * 60,
    ssoSessionMaxLifespan: 30 * 24 * 60 * 60,
    // A refresh token can be used once; Keycloak ends the session when a token is used twice.
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
    roles: { realm: roles.map((name) => ({ name, description: descriptions[name] })) },
    clients: [portalClient()],
    users: people.map(user),
  };
}

function portalClient() {
  return {
    clientId,
    name: "Cathedra",
    enabled: true,
    protocol: "openid-connect",
    publicClient: true,
    standardFlowEnabled: true,
    implicitFlowEnabled: false,
    directAccessGrantsEnabled: false,
    serviceAccountsEnabled: false,
    rootUrl: portal,
    redirectUris: [`${portal}/auth/callback`],
    webOrigins: [portal],
    attributes: {
      "pkce.code.challenge.method": "S256",
      "post.logout.redirect.uris": `${portal}/`,
    },
    // `basic` gives sub, `profile` name, given_name and family_name, `email` email, `roles` realm_access.roles (G.006).
    defaultClientScopes: ["basic", "profile", "email", "roles", "web-origins", "acr"],
    optionalClientScopes: ["offline_access"],
    protocolMappers: [
      {
        name: "audience of the API",
        protocol: "openid-connect",
        protocolMapper: "oidc-audience-mapper",
        config: {
          "included.custom.audience": audience,
          "access.token.claim": "true",
          "id.token.claim": "false",
        },
      },
    ],
  };
}

function user(person: CastPerson) {
  return {
    // Keycloak keeps the id of an imported user, which is also the token's `sub`.
    id: person.keycloakId,
    username: person.email,
    email: person.email,
    emailVerified: true,
    enabled: true,
    firstName: person.firstName,
    lastName: person.lastName,
    realmRoles: ["default-roles-cathedra", ...person.roles],
    credentials: [{ type: "password", value: demoPassword, temporary: false }],
  };
}
