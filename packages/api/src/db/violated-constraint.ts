/** The name of the constraint that a statement broke; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const constraint = error instanceof Error && "constraint" in error ? error.constraint : undefined;
  return typeof constraint === "string" ? constraint : undefined;
}
