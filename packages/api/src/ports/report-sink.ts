/** The result of forwarding an envelope that someone waited for. */
export type Delivered =
  | "delivered"
  /** The receiver refuses this report for good. */
  | "refused"
  /** The receiver is unavailable, slow, or rate-limiting: try later. */
  | "away";

/** The receiver of reports, which uses Sentry's protocol. */
export type ReportSink = {
  /** The name of the deployment in every report. */
  readonly environment: string;
  readonly release: string;
  /**
   * Sends it when possible. Never waits and never throws: reports that do not fit into the queue, or cannot be sent, are
   * dropped and counted.
   */
  readonly push: (envelope: Uint8Array) => void;
  /** Sends it now and returns the result. Never throws. */
  readonly deliver: (envelope: Uint8Array, signal?: AbortSignal) => Promise<Delivered>;
  /** How many were sent, and how many dropped. */
  readonly counts: () => { readonly sent: number; readonly dropped: number };
  /** Sends waiting reports within a time limit. */
  readonly close: () => Promise<void>;
};
