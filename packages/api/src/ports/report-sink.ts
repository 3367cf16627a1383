/** The result of forwarding an envelope that someone waited for. */
export type Delivered =
  | "delivered"
  /** The receiver refuses the report permanently. */
  | "refused"
  /** The receiver is unavailable, slow or rate-limiting, so sending again later may succeed. */
  | "away";

/** The receiver of reports, which uses Sentry's protocol. */
export type ReportSink = {
  /** The name of the deployment in every report. */
  readonly environment: string;
  readonly release: string;
  /**
   * Queues a report to be sent when possible. Never waits and never throws: reports that do not fit into the queue, or cannot be
   * sent, are dropped and counted.
   */
  readonly push: (envelope: Uint8Array) => void;
  /** Sends a report now and returns the result. Never throws. */
  readonly deliver: (envelope: Uint8Array, signal?: AbortSignal) => Promise<Delivered>;
  /** The numbers of sent and of dropped reports. */
  readonly counts: () => { readonly sent: number; readonly dropped: number };
  /** Sends waiting reports within a time limit. */
  readonly close: () => Promise<void>;
};
