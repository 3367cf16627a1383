import { loadQuery, type PreloadedQuery } from "react-relay/hooks";
import type { OperationType, PreloadableConcreteRequest, Variables } from "relay-runtime";
import { environment } from "./environment.ts";

/** Sends the query alone: neither the page nor the store needs its answer. */
export function prefetchRouteQuery(
  { params }: PreloadableConcreteRequest<OperationType>,
  variables: Variables,
): Promise<unknown> {
  const metadata = { isPage: true, isBackground: true };
  return environment.getNetwork().execute(params, variables, { metadata }).toPromise();
}

/** Sends the query of a page; its reference is released if another navigation replaces this one, whose page is never shown. */
export function loadRouteQuery<T extends OperationType>(
  parameters: PreloadableConcreteRequest<T>,
  variables: T["variables"],
  fetchPolicy: "store-and-network" | "network-only",
  signal: AbortSignal,
): PreloadedQuery<T> {
  const networkCacheConfig = { metadata: { isPage: true } };
  const reference = loadQuery<T>(environment, parameters, variables, { fetchPolicy, networkCacheConfig });
  if (signal.aborted) reference.dispose();
  else signal.addEventListener("abort", () => reference.dispose(), { once: true });
  return reference;
}
