import { observable } from "../observable.ts";

// Whether people want this browser to keep their records for a start without a network. Without an answer it keeps nothing, because
// the computer may be shared.

export type OfflineConsent = "yes" | "no";

const makeKey = (person: string) => `cathedra.keep.${person}`;

/** Changes with each choice, also with one in another tab. */
const version = observable(0);
const changed = () => version.set(version.get() + 1);

globalThis.addEventListener?.("storage", changed);

export const offlineConsent = {
  subscribe: version.subscribe,
  /** The answer of a person (`keycloak_id`) for this browser; undefined if they were not asked yet. */
  of(person: string): OfflineConsent | undefined {
    try {
      const stored = localStorage.getItem(makeKey(person));
      return stored === "yes" || stored === "no" ? stored : undefined;
    } catch {
      // A browser that forbids its storage keeps nothing.
      return "no";
    }
  },
  set(person: string, choice: OfflineConsent): void {
    localStorage.setItem(makeKey(person), choice);
    changed();
  },
};
