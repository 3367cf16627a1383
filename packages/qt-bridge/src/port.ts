/** What the desktop client says of itself and of the machine that it runs on (1.010, 1.020). */
export type DesktopFacts = {
  /** `major.minor.patch` */
  readonly clientVersion: string | null;
  /** Names the simulator; null where none is installed. */
  readonly serviceTag: string | null;
};

/** How the page stands with the desktop client that it is embedded in. */
export type Connection =
  /** An ordinary browser. */
  | { readonly state: "absent" }
  /** `until`: epoch milliseconds at which we stop waiting. */
  | { readonly state: "connecting"; readonly until: number }
  | { readonly state: "connected"; readonly facts: DesktopFacts }
  | { readonly state: "lost"; readonly why: LossReason };

export type LossReason =
  /** It did not answer in time. */
  | { readonly code: "NO_ANSWER" }
  /** It speaks a version of the bridge that this portal does not know. */
  | { readonly code: "UNSUPPORTED_VERSION"; readonly version: number }
  /** It answered something that is not the bridge. */
  | { readonly code: "NOT_UNDERSTOOD" }
  /** It withdrew the bridge, or the page closed it. */
  | { readonly code: "CLOSED" };

export type Unsubscribe = () => void;

/** The desktop client as the portal needs it. `connection` and `subscribe` fit React's `useSyncExternalStore`. */
export type DesktopClient = {
  /** The same object until something changes. */
  connection(): Connection;
  subscribe(onChange: () => void): Unsubscribe;
  close(): void;
};
