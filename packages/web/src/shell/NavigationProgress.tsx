import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { outage } from "../relay/environment.ts";
import { requestsInFlight } from "../relay/requests-in-flight.ts";
import * as css from "./NavigationProgress.css.ts";

/**
 * A line at the top of the window while a page or its data is loading. Without the portal there is none: requests wait for its
 * return, which a banner says.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  const isFetching = useSyncExternalStore(requestsInFlight.subscribe, () => requestsInFlight.get() > 0);
  const isOut = useSyncExternalStore(outage.subscribe, () => outage.get().since !== undefined);
  const isBusy = !isOut && (state !== "idle" || isFetching);
  return <div className={css.progress[isBusy ? "busy" : "idle"]} aria-hidden data-busy={isBusy} />;
}
