/** Errors that are not faults of the page: refusals, and an unavailable portal. The page shows both to the person. */
const answers = new Set(["ApiError", "UnavailableError", "SessionExpiredError", "AbortError", "HttpError"]);

/** Whether a thrown value is a fault of the portal's own code. */
export function isWorthReporting(thrown: unknown): thrown is Error {
  return thrown instanceof Error && !answers.has(thrown.name);
}

/** Identifies an error by its kind and the place where it was thrown. */
export function keyOfError({ name, stack = "", message }: Error): string {
  const at = stack.split("\n").find((line) => /^\s+at |@/.test(line) && !line.startsWith(name));
  return `${name} ${at ?? message}`;
}
