import type { Location } from "react-router";
import { type Observable, observable } from "../observable.ts";

type State = {
  readonly location: Location;
  readonly navigation: { readonly location?: Location | undefined };
};
type Following = { readonly state: State; subscribe(listener: (state: State) => void): () => void };

const asked = observable<Location | null>(null);

/**
 * Where the person last asked to be. What React shows is behind it while the next screen waits for its data, so
 * whatever builds on "the present address plus one change" reads it here: two quick changes then both count.
 */
export const requestedLocation: Pick<Observable<Location | null>, "get" | "subscribe"> = asked;

export function followRequestedLocation(router: Following): () => void {
  const follow = ({ location, navigation }: State) => asked.set(navigation.location ?? location);
  follow(router.state);
  return router.subscribe(follow);
}
