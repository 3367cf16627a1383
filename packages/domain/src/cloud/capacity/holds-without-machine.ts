import type { Hold } from "./reservations.ts";

/**
 * How many of these holds get no machine (X65), if each takes a free one when it opens and keeps it until it closes. Of two
 * that open at once, the one that closes first goes first.
 */
export function holdsWithoutMachine(holds: readonly Hold[], fleet: number): number {
  const inOrder = holds
    .filter(({ opensAt, closesAt }) => closesAt > opensAt)
    .toSorted((one, other) => one.opensAt - other.opensAt || one.closesAt - other.closesAt);
  /** The instant until which each machine is taken. */
  const takenUntil = Array.from({ length: Math.max(fleet, 0) }, () => Number.NEGATIVE_INFINITY);
  let without = 0;
  for (const { opensAt, closesAt } of inOrder) {
    const free = takenUntil.findIndex((until) => until <= opensAt);
    if (free === -1) without += 1;
    else takenUntil[free] = closesAt;
  }
  return without;
}
