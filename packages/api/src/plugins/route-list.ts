import type { RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** The callers of a route: everyone, people with a token, or stations with a signature. */
export type RouteAccess = "public" | "token" | "station";
export type ListedRoute = { readonly operation: string; readonly access: RouteAccess };

/** Paths under `/api` that need no token, beside the routes that are declared public. */
const publicPaths = ["/api/openapi.json", "/api/docs", "/api/graphiql"];

/** Decides whether a route needs a token, by one rule, and keeps the list with which the guard table is compared. */
export const routeList = fastifyPlugin(
  async (app) => {
    const routes: ListedRoute[] = [];
    app.decorate("routeList", routes);
    app.addHook("onRoute", (route) => {
      const access = route.config?.access ?? getAccess(route.url);
      route.config = { ...route.config, access };
      for (const method of methodsOf(route)) routes.push({ operation: `${method} ${route.url}`, access });
    });
  },
  { name: "route-list" },
);

function getAccess(url: string): RouteAccess {
  if (!url.startsWith("/api/")) return "public";
  return publicPaths.some((path) => url === path || url.startsWith(`${path}/`)) ? "public" : "token";
}

/** Fastify adds HEAD for each GET. */
function methodsOf({ method }: RouteOptions): readonly string[] {
  return [method].flat().filter((name) => name !== "HEAD");
}
