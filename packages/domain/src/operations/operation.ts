/** The kinds of work that outlasts a request. */
export const operationKinds = [
  "platform_sync",
  "storage_purge",
  "software_download",
  "software_install",
] as const;
export type OperationKind = (typeof operationKinds)[number];
/** What a station does by itself, and no worker of the portal. */
export type DeviceWork = "software_download" | "software_install";
export type WorkerWork = Exclude<OperationKind, DeviceWork>;

export function isDeviceWork(kind: OperationKind): kind is DeviceWork {
  return kind === "software_download" || kind === "software_install";
}

export function isOperationKind(kind: string): kind is OperationKind {
  return operationKinds.some((known) => known === kind);
}

/** Waiting for a worker or held by one, and the three ways in which it ends for good. */
export const operationStates = ["waiting", "running", "succeeded", "failed", "cancelled"] as const;
export type OperationState = (typeof operationStates)[number];

/** Whether it still goes on: nothing else of its kind about its subject begins meanwhile. */
export function isActive(state: OperationState): boolean {
  return state === "waiting" || state === "running";
}

/** For so long a worker holds what it has taken without saying anything. */
export const leaseMs = 15_000;
/** So often it says how far it is, holds on, and hears of a wish to cancel. */
export const beatMs = 1_000;
/** How often work is started again after its worker died. */
export const mostAttempts = 3;

/** For so long a station holds its work without a word: what it installs may start the computer anew. */
export const deviceLeaseMs: Readonly<Record<DeviceWork, number>> = {
  software_download: 2 * 60_000,
  software_install: 10 * 60_000,
};
/** However often a station says that it is there: work that is older than this has ended. */
export const oldestDeviceWorkMs = 24 * 3_600_000;

/**
 * What becomes of work whose lease has run out: another worker takes it up, unless it was to end, or has died too often. What a
 * station was to do, nobody else can: it has failed, and whoever wants it asks again.
 */
export function afterLease(facts: {
  readonly kind: OperationKind;
  readonly attempt: number;
  readonly isCancelRequested: boolean;
}): "again" | "cancelled" | "failed" {
  if (facts.isCancelRequested) return "cancelled";
  if (isDeviceWork(facts.kind)) return "failed";
  return facts.attempt >= mostAttempts ? "failed" : "again";
}

/** From when on work hangs: so long without a worker, so long at work, and so many failures of a job that is tried again. */
export const hangingAfter = { waitingMs: 15 * 60_000, runningMs: 2 * 3_600_000, failures: 3 } as const;
