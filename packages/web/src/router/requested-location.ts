import type { Location } from "react-router";
import { type Observable, observable } from "../observable.ts";

type State = {
  readonly location: Location;
  readonly navigation: { readonly location?: Location | undefined };
};
type Following = { readonly state: State; subscribe(listener: (state: State) => void): () => void };

const requested = observable<Location | null>(null);

/**
 * The location that the person requested last. The location in React lags behind while the next page loads its data, so code
 * that changes the present address reads it here: then two quick changes both count.
 */
export const requestedLocation: Pick<Observable<Location | null>, "get" | "subscribe"> = requested;

export function followRequestedLocation(router: Following): () => void {
  const follow = ({ location, navigation }: State) => requested.set(navigation.location ?? location);
  follow(router.state);
  return router.subscribe(follow);
}
