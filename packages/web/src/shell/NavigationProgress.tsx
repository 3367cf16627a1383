import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { requestsInFlight } from "../relay/requests-in-flight.ts";
import * as css from "./NavigationProgress.css.ts";

/** A line at the top of the window while a page or its data is loading. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const isFetching = useSyncExternalStore(requestsInFlight.subscribe, () => requestsInFlight.get() > 0);
  const isBusy = state !== "idle" || isFetching;
  return <div className={css.progress[isBusy ? "busy" : "idle"]} aria-hidden data-busy={isBusy} />;
}
