import type { PreloadedQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { sendEarly } from "./early-answers.ts";

/** In the request of a loader that is called to have its answer kept in this browser, and not for a navigation. */
export const aheadHeader = "x-ahead";
/** In the request of a loader that is called to send its query while the code of the portal is still loading. */
export const earlyHeader = "x-early";

/**
 * The loader of a route with a query: sends it at once, before the route's chunk has arrived. `parameters` is the
 * `…$parameters` artifact that `@preloadable` makes of the query: a few bytes. The loader does not wait for data; the route's
 * component reads it with `useRouteQuery`.
 *
 * Loaders do without Relay until they are called for a navigation, because they run before its code is there.
 *
 * Every query of a page inside the shell spreads `...Viewer_query`, which feeds the top bar.
 */
export function routeQuery<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  toVariables: (args: LoaderFunctionArgs) => T["variables"],
  fetchPolicy: "store-and-network" | "network-only" = "store-and-network",
): (args: LoaderFunctionArgs) => Promise<PreloadedQuery<T>> {
  return async (args) => {
    const variables = toVariables(args);
    const { headers, signal } = args.request;
    if (headers.has(earlyHeader)) return sendEarly(parameters.params.id, variables) as never;
    const { loadRouteQuery, prefetchRouteQuery } = await import("./load-route-query.ts");
    if (headers.has(aheadHeader)) return prefetchRouteQuery(parameters, variables) as never;
    return loadRouteQuery(parameters, variables, fetchPolicy, signal);
  };
}
