/** A refusal is an answer, and an unavailable portal is no error of the page: both are shown to the person. */
const answers = new Set(["ApiError", "UnavailableError", "SessionExpiredError", "AbortError", "HttpError"]);

/** Whether something that was thrown is a fault of ours. */
export function isWorthReporting(thrown: unknown): thrown is Error {
  return thrown instanceof Error && !answers.has(thrown.name);
}

/** Identifies an error by its kind and the place where it was thrown. */
export function keyOfError({ name, stack = "", message }: Error): string {
  const at = stack.split("\n").find((line) => /^\s+at |@/.test(line) && !line.startsWith(name));
  return `${name} ${at ?? message}`;
}
