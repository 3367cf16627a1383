import { useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { inFlight } from "../relay/in-flight.ts";
import * as css from "./NavigationProgress.css.ts";

/** A line at the very top while a page or its data is on the way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const isFetching = useSyncExternalStore(inFlight.subscribe, () => inFlight.get() > 0);
  const isBusy = state !== "idle" || isFetching;
  return <div className={css.progress[isBusy ? "busy" : "idle"]} aria-hidden data-busy={isBusy} />;
}
