import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { storageAdapter } from "./adapter.ts";
import { openEntryStore } from "./entry-store.ts";
import { interactionEndpoint } from "./interaction.ts";
import { loadOrCreateKeys } from "./keys.ts";
import { contentSecurityPolicy } from "./page.ts";
import { passwordPage } from "./password-page.ts";
import type { IdentityPerson } from "./person.ts";
import { createProvider } from "./provider.ts";
import { routeTable } from "./routes.ts";
import { type IdentitySettings, realmPath } from "./settings.ts";
import { userinfoEndpoint } from "./userinfo.ts";

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
    // Before the library answers: its own pages add the hash of their script to this policy.
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
