import { useEffect, useRef, useSyncExternalStore } from "react";
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import type { ViewerQuery, ViewerQuery$data } from "../__generated__/ViewerQuery.graphql.ts";
import { sessions } from "../auth/auth.ts";
import { observable } from "../observable.ts";
import { requestsInFlight } from "../relay/requests-in-flight.ts";
import { viewerQuery } from "./viewer.ts";

export type Viewer = NonNullable<ViewerQuery$data["user"]>;

/** The signed-in person from the store; undefined until a page's query has loaded them. */
export function useViewer(): Viewer | undefined {
  const { user } = useLazyLoadQuery<ViewerQuery>(viewerQuery, {}, { fetchPolicy: "store-only" });
  return user ?? undefined;
}

/** Puts the person whom the previous page has read into the store, until this page's own query brings them. */
export function rememberViewer(environment: IEnvironment, user: Viewer): void {
  environment.commitPayload(createOperationDescriptor(getRequest(viewerQuery), {}), { user });
}

const hasGivenUp = observable(false);

/** Whether the viewer is unknown and no longer being requested, so that no space has to be kept for them. */
export function useViewerIsAway(): boolean {
  const isUnknown = useViewer() === undefined;
  const isGivenUp = useSyncExternalStore(hasGivenUp.subscribe, hasGivenUp.get);
  return isUnknown && isGivenUp;
}

/**
 * For the fallback of a page whose query failed: requests the viewer itself if all requests are answered and none brought it.
 * Only once; a failure here lasts until the page is reloaded.
 */
export function useEnsureViewer(): void {
  const environment = useRelayEnvironment();
  const isKnown = useViewer() !== undefined;
  const isQuiet = useSyncExternalStore(requestsInFlight.subscribe, () => requestsInFlight.get() === 0);
  const hasAsked = useRef(false);
  const isMissing = !isKnown && isQuiet && sessions.get().status === "signedIn";
  useEffect(() => {
    if (!isMissing || hasAsked.current) return;
    hasAsked.current = true;
    hasGivenUp.set(false);
    fetchQuery<ViewerQuery>(
      environment,
      viewerQuery,
      {},
      { networkCacheConfig: { metadata: { isPage: true } } },
    ).subscribe({
      error: () => hasGivenUp.set(true),
    });
  }, [environment, isMissing]);
}
