/** The failure that stays in sight after its machine was let go of, until something else is started; the same where it is. */
export function keepStartFailure<Machine extends { readonly status: string }>(
  kept: Machine | null,
  machine: Machine | null,
): Machine | null {
  if (machine === null) return kept;
  return machine.status === "off" ? machine : null;
}
