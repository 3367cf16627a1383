import type { Result } from "@cathedra/domain";
import type { ClientObjects } from "./client-objects.ts";
import type { BridgeError } from "./contract/errors.ts";
import type { Feature } from "./contract/portal-bridge.ts";

/** The facts that the desktop client reports about itself and its machine (1.010, 1.020). */
export type DesktopFacts = {
  /** The client's version as `major.minor.patch`. */
  readonly clientVersion: string | null;
  /** The simulator's service tag; null if none is installed. */
  readonly serviceTag: string | null;
};

/** The state of the connection to the desktop client that contains the page. */
export type Connection =
  /** The page is in an ordinary browser. */
  | { readonly state: "absent" }
  /** The client is being contacted; `until` is when that is given up, in epoch milliseconds. */
  | { readonly state: "connecting"; readonly until: number }
  | {
      readonly state: "connected";
      readonly facts: DesktopFacts;
      /** The features that the client offers besides reporting its facts. */
      readonly features: ReadonlySet<Feature>;
      /** Whether the client uses an earlier version of the bridge, with which nothing can be run. */
      readonly isOutdated?: boolean;
    }
  /** The connection was lost; `retriesAt` is the next automatic attempt in epoch milliseconds, null if there is none. */
  | { readonly state: "lost"; readonly why: LossReason; readonly retriesAt: number | null };

export type LossReason =
  /** The client did not answer in time. */
  | { readonly code: "NO_ANSWER" }
  /** The client uses a version of the bridge that this portal does not know. */
  | { readonly code: "UNSUPPORTED_VERSION"; readonly version: number }
  /** The client's answer does not follow the bridge's contract. */
  | { readonly code: "NOT_UNDERSTOOD" }
  /** The client withdrew the bridge or ended, or the page closed the connection. */
  | { readonly code: "CLOSED" };

export type Unsubscribe = () => void;

/** The result of a call. It never throws and never hangs: every failure is a `BridgeError`. */
export type Answer<Value> = Result<Value, BridgeError>;

/**
 * The desktop client as the portal needs it. `connection` and `subscribe` fit React's `useSyncExternalStore`. Its methods can
 * be called at any time: without a client, or without the feature, they return that as an error. Listeners survive a lost
 * connection; their state has to be requested again after `connection` is `connected`.
 */
export type DesktopClient = ClientObjects & {
  /** Returns the same object until something changes. */
  readonly connection: () => Connection;
  readonly subscribe: (onChange: () => void) => Unsubscribe;
  /** Tries to connect at once if the connection was lost. */
  readonly reconnect: () => void;
  readonly close: () => void;
};
