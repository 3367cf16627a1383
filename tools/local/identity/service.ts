import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createLocalJWKSet, type JWK, jwtVerify } from "jose";
import { escapeHtml } from "../html.ts";
import { storageAdapter } from "./adapter.ts";
import { openEntryStore } from "./entry-store.ts";
import { interactionEndpoint } from "./interaction.ts";
import { loadOrCreateKeys } from "./keys.ts";
import { contentSecurityPolicy, page } from "./page.ts";
import { type IdentityPerson, toClaims } from "./person.ts";
import { createProvider } from "./provider.ts";
import { type Handler, routeTable } from "./routes.ts";
import { audience, type IdentitySettings, realmPath } from "./settings.ts";

export type IdentityService = {
  readonly issuer: string;
  readonly port: number;
  stop(): Promise<void>;
};

/** The local stand-in for Keycloak (1.001): the same paths and tokens, and no passwords. */
export async function startIdentityService(
  settings: IdentitySettings,
  people: readonly IdentityPerson[],
  log: (line: string) => void,
): Promise<IdentityService> {
  const server = createServer();
  const port = await listen(server, settings);
  const issuer = `http://localhost:${port}${realmPath}`;
  const keys = await loadOrCreateKeys(settings.dataFolder);
  const store = openEntryStore(join(settings.dataFolder, "entries"), Date.now);
  const provider = createProvider({
    issuer,
    settings,
    keys,
    people,
    adapter: storageAdapter(store, Date.now),
  });
  provider.on("server_error", (_ctx, error) => log(`server error: ${error.stack ?? error.message}`));
  provider.on("authorization.error", (_ctx, error) => log(`sign-in refused: ${error.message}`));
  provider.on("grant.error", (_ctx, error) => log(`token refused: ${error.message}`));
  provider.use(async (ctx, next) => {
    // Set before the library answers: its own pages add the hash of their script to this policy.
    ctx.set("content-security-policy", contentSecurityPolicy(settings.portalOrigins));
    await next();
  });
  const routes = routeTable({
    oidc: provider.callback(),
    signIn: interactionEndpoint({ provider, people, portalOrigins: settings.portalOrigins }),
    userinfo: userinfoEndpoint({
      issuer,
      signing: keys.signing,
      people,
      portalOrigins: settings.portalOrigins,
    }),
    password: passwordPage(settings.portalOrigins),
    portal: `${settings.portalOrigins[0]}/`,
  });
  server.on("request", (request, response) => {
    setSecurityHeaders(response, settings.portalOrigins);
    routes(request, response).catch((error: unknown) => {
      log(
        `failed: ${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`,
      );
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const sweeper = setInterval(() => store.sweep(), 60_000);
  return { issuer, port, stop: () => close(server, sweeper) };
}

function setSecurityHeaders(response: ServerResponse, portalOrigins: readonly string[]): void {
  response.setHeader("content-security-policy", contentSecurityPolicy(portalOrigins));
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("referrer-policy", "no-referrer");
}

function listen(server: Server, { host, port }: IdentitySettings): Promise<number> {
  return new Promise((listening, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => {
      server.off("error", failed);
      listening((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server, sweeper: NodeJS.Timeout): Promise<void> {
  clearInterval(sweeper);
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}

/**
 * The page for changing one's password (13.006). People of this identity service have no passwords, which the page explains.
 */
function passwordPage(portalOrigins: readonly string[]): Handler {
  const html = page({
    title: "Password",
    body: `<main class="notice"><h1>There are no passwords here</h1>
      <p>This identity service is for trying the portal out: whoever signs in chooses a person from a list. Where the
      portal is in use, people change their password on this page.</p>
      <p><a class="primary" href="${escapeHtml(`${portalOrigins[0]}/profile/account`)}">Back to your profile</a></p></main>`,
  });
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
    return Promise.resolve();
  };
}

type UserinfoParts = {
  readonly issuer: string;
  readonly signing: readonly JWK[];
  readonly people: readonly IdentityPerson[];
  readonly portalOrigins: readonly string[];
};

/** The userinfo endpoint as in Keycloak: it accepts the API's access tokens. */
function userinfoEndpoint({ issuer, signing, people, portalOrigins }: UserinfoParts) {
  const publicKeys = createLocalJWKSet({ keys: signing.map(publicPart) });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    allowOrigin(request, response, portalOrigins);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const verified = await jwtVerify(token, publicKeys, {
      issuer,
      audience,
      typ: "at+jwt",
      algorithms: ["RS256"],
    }).catch(() => undefined);
    const person = people.find(({ keycloakId }) => keycloakId === verified?.payload.sub);
    if (person === undefined) {
      response.writeHead(401, { "www-authenticate": 'Bearer error="invalid_token"' }).end();
      return;
    }
    response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
    response.end(JSON.stringify({ sub: person.keycloakId, ...toClaims(person) }));
  };
}

function publicPart({ kty, kid, alg, use, n, e }: JWK): JWK {
  return Object.fromEntries(
    Object.entries({ kty, kid, alg, use, n, e }).filter(([, part]) => part !== undefined),
  );
}

function allowOrigin(request: IncomingMessage, response: ServerResponse, origins: readonly string[]): void {
  const { origin } = request.headers;
  response.setHeader("vary", "Origin");
  if (origin === undefined || !origins.includes(origin)) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-methods", "GET, POST");
  response.setHeader("access-control-allow-headers", "Authorization");
  response.setHeader("access-control-max-age", "3600");
}
