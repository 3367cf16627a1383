/**
 * Keeps the failure of a start visible after its machine was released, until another start begins. It returns the same object
 * while nothing changes.
 */
export function failureUntilNextStart<Machine extends { readonly status: string }>(
  shownMachine: Machine | null,
  machine: Machine | null,
): Machine | null {
  if (machine === null) return shownMachine;
  return machine.status === "off" ? machine : null;
}
