import { useEffect, useEffectEvent } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import type { ViewerQuery } from "../../__generated__/ViewerQuery.graphql.ts";
import { viewerQuery } from "../../shell/viewer.ts";
import { onWindowReturn } from "../poll/on-window-return.ts";

const channel = "cathedra.terms";

/** Tells the other tabs of this browser that the person has accepted something. */
export function notifyOtherTabs(): void {
  const tabs = new BroadcastChannel(channel);
  tabs.postMessage("accepted");
  tabs.close();
}

/** Returns a function that requests again which terms the person has to accept. */
export function useAskForViewer(): (onError?: () => void) => void {
  const environment = useRelayEnvironment();
  return (onError = () => undefined) => {
    fetchQuery<ViewerQuery>(environment, viewerQuery, {}, { networkCacheConfig: { force: true } }).subscribe({
      error: onError,
    });
  };
}

/** Stops asking when the terms were accepted in another tab, or on another device by the time the person returns. */
export function useAcceptedElsewhere(): void {
  const ask = useEffectEvent(useAskForViewer());
  useEffect(() => {
    const tabs = new BroadcastChannel(channel);
    tabs.addEventListener("message", () => ask());
    const stop = onWindowReturn(() => ask());
    return () => {
      tabs.close();
      stop();
    };
  }, []);
}
