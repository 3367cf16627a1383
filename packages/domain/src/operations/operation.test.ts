import { describe, expect, test } from "vitest";
import {
  afterLease,
  beatMs,
  isActive,
  isOperationKind,
  leaseMs,
  mostAttempts,
  operationStates,
} from "./operation.ts";

describe("work that outlasts a request", () => {
  test("continues until it has ended", () => {
    expect(operationStates.filter(isActive)).toEqual(["waiting", "running"]);
  });

  test("is held long enough that a late word of its worker loses nothing", () => {
    expect(leaseMs).toBeGreaterThanOrEqual(5 * beatMs);
  });

  test.each([
    [1, false, "again"],
    [mostAttempts - 1, false, "again"],
    [mostAttempts, false, "failed"],
    [1, true, "cancelled"],
    [mostAttempts, true, "cancelled"],
  ] as const)(
    "whose worker died in attempt %i, to be cancelled: %s, is %s",
    (attempt, isCancelRequested, next) => {
      expect(afterLease({ kind: "platform_sync", attempt, isCancelRequested })).toBe(next);
    },
  );

  test("has a known kind", () => {
    expect(isOperationKind("platform_sync")).toBe(true);
    expect(isOperationKind("constructor")).toBe(false);
  });
});
