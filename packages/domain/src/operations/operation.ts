/** The kinds of work that outlasts a request. */
export const operationKinds = [
  "platform_sync",
  "class_reading",
  "storage_purge",
  "logbook_report",
  "software_download",
  "software_install",
  "logbook_import",
  "personal_data_export",
] as const;
export type OperationKind = (typeof operationKinds)[number];
/** Work that is done by a station and not by a worker of the portal. */
export type DeviceWork = "software_download" | "software_install";
export type WorkerWork = Exclude<OperationKind, DeviceWork>;

export function isDeviceWork(kind: OperationKind): kind is DeviceWork {
  return kind === "software_download" || kind === "software_install";
}

export function isOperationKind(kind: string): kind is OperationKind {
  return operationKinds.some((known) => known === kind);
}

/** The states of an operation: waiting for a worker, held by one, and the three final ones. */
export const operationStates = ["waiting", "running", "succeeded", "failed", "cancelled"] as const;
export type OperationState = (typeof operationStates)[number];

/** Whether an operation is active, so that no other one of its kind on the same subject can begin. */
export function isActive(state: OperationState): boolean {
  return state === "waiting" || state === "running";
}

/** How long a worker keeps its work without renewing the lease. */
export const leaseMs = 15_000;
/** How often a worker reports progress, renews its lease and learns of a request to cancel. */
export const beatMs = 1_000;
/** How often work is started again after its worker died. */
export const maxAttempts = 3;

/** How long a station keeps its work without a report: an installation may restart the computer. */
export const deviceLeaseMs: Readonly<Record<DeviceWork, number>> = {
  software_download: 2 * 60_000,
  software_install: 10 * 60_000,
};
/** Work that is older than this counts as ended, even if the station keeps reporting it. */
export const maxDeviceWorkAgeMs = 24 * 3_600_000;

/**
 * What happens to work whose lease has expired: another worker takes it, unless it was to be cancelled or has failed too often.
 * Work of a station cannot be done by anyone else: it has failed, and has to be requested again.
 */
export function afterLease(facts: {
  readonly kind: OperationKind;
  readonly attempt: number;
  readonly isCancelRequested: boolean;
}): "again" | "cancelled" | "failed" {
  if (facts.isCancelRequested) return "cancelled";
  if (isDeviceWork(facts.kind)) return "failed";
  return facts.attempt >= maxAttempts ? "failed" : "again";
}

/**
 * The limits after which work counts as hanging: the time without a worker, the running time, and the failures of a retried
 * job.
 */
export const hangingAfter = { waitingMs: 15 * 60_000, runningMs: 2 * 3_600_000, failures: 3 } as const;
