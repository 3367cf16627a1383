import { describe, expect, test } from "vitest";
import {
  afterLease,
  beatMs,
  isActive,
  isOperationKind,
  leaseMs,
  maxAttempts,
  operationStates,
} from "./operation.ts";

describe("long-running operations", () => {
  test("an operation is active until it has ended", () => {
    expect(operationStates.filter(isActive)).toEqual(["waiting", "running"]);
  });

  test("the lease is long enough for several late heartbeats", () => {
    expect(leaseMs).toBeGreaterThanOrEqual(5 * beatMs);
  });

  test.each([
    [1, false, "again"],
    [maxAttempts - 1, false, "again"],
    [maxAttempts, false, "failed"],
    [1, true, "cancelled"],
    [maxAttempts, true, "cancelled"],
  ] as const)(
    "after its worker died in attempt %i (cancelled: %s), an operation is tried again or ends: %s",
    (attempt, isCancelRequested, next) => {
      expect(afterLease({ kind: "platform_sync", attempt, isCancelRequested })).toBe(next);
    },
  );

  test("only known kinds are recognised", () => {
    expect(isOperationKind("platform_sync")).toBe(true);
    expect(isOperationKind("constructor")).toBe(false);
  });
});
