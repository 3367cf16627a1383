import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import type { LoaderFunctionArgs } from "react-router";
import type { OperationType, PreloadableConcreteRequest, Variables } from "relay-runtime";
import { environment } from "./environment.ts";

/** In the request of a loader that is called to have its answer kept in this browser, and not for a navigation. */
export const aheadHeader = "x-ahead";

/** Sends the query alone: neither the page nor the store needs its answer. */
function readAhead({ params }: PreloadableConcreteRequest<OperationType>, variables: Variables): never {
  const metadata = { isPage: true, isBackground: true };
  return environment.getNetwork().execute(params, variables, { metadata }).toPromise() as never;
}

/**
 * The loader of a route with a query: sends it at once, before the route's chunk has arrived. `parameters` is the
 * `…$parameters` artifact that `@preloadable` makes of the query: a few bytes of the first bundle. The loader does
 * not wait for data; the route's component reads it with `useRouteQuery`.
 *
 * Every query of a page inside the shell spreads `...Viewer_query`, which feeds the top bar.
 */
export function routeQuery<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variablesOf: (args: LoaderFunctionArgs) => T["variables"],
  fetchPolicy: "store-and-network" | "network-only" = "store-and-network",
): (args: LoaderFunctionArgs) => PreloadedQuery<T> {
  return (args) => {
    const variables = variablesOf(args);
    if (args.request.headers.has(aheadHeader)) return readAhead(parameters, variables);
    const networkCacheConfig = { metadata: { isPage: true } };
    const reference = loadQuery<T>(environment, parameters, variables, { fetchPolicy, networkCacheConfig });
    // If another navigation replaces this one, its page is never shown, so the query reference is released.
    args.request.signal.addEventListener("abort", () => reference.dispose(), { once: true });
    return reference;
  };
}
