import type { IncomingMessage, ServerResponse } from "node:http";
import { passwordPath, realmPath } from "./settings.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type Destinations = {
  readonly oidc: Handler;
  readonly signIn: Handler;
  readonly userinfo: Handler;
  readonly password: Handler;
  /** The address of the portal, to which people are sent who open the service's own address. */
  readonly portal: string;
};

export function routeTable({ oidc, signIn, userinfo, password, portal }: Destinations): Handler {
  return async (request, response) => {
    const url = request.url ?? "/";
    const path = url.split("?", 1)[0] ?? "/";
    if (path.startsWith(`${realmPath}/login-actions/`)) return signIn(request, response);
    if (path === `${realmPath}/protocol/openid-connect/userinfo`) return userinfo(request, response);
    if (path === `${realmPath}${passwordPath}`) return password(request, response);
    if (path.startsWith(`${realmPath}/`)) {
      // The library determines the path at which it is mounted by comparing this value with `url`.
      Object.assign(request, { originalUrl: url });
      request.url = url.slice(realmPath.length);
      return oidc(request, response);
    }
    if (path === "/" || path === realmPath) response.writeHead(302, { location: portal });
    else response.writeHead(404);
    response.end();
  };
}
