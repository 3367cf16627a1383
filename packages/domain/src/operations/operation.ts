/** The kinds of work that outlasts a request. */
export const operationKinds = ["platform_sync"] as const;
export type OperationKind = (typeof operationKinds)[number];

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
/** So often work is taken up again after whoever had it died. */
export const mostAttempts = 3;

/** What becomes of work whose lease has run out: somebody else takes it up, unless it was to end, or has died too often. */
export function afterLease(facts: {
  readonly attempt: number;
  readonly isCancelRequested: boolean;
}): "again" | "cancelled" | "failed" {
  if (facts.isCancelRequested) return "cancelled";
  return facts.attempt >= mostAttempts ? "failed" : "again";
}
