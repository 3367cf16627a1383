/** Refused, reset or unreachable connections, as Node names them. */
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
]);

/**
 * Codes of PostgreSQL for connection exceptions, insufficient resources, and a server that is stopping, starting or recovering.
 */
const serverCodes = /^(08...|53...|57P0[1-5]|25006)$/;

/** The messages of errors that `pg` and its pool throw without a code. */
const poolMessages =
  /^(timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|client was closed|query read timeout|the server closed)/i;

/**
 * Whether an error means that the database is unavailable, rather than that the statement is wrong: the caller may try again in a
 * second.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string") return isFromSocket(error, code) || serverCodes.test(code);
  return poolMessages.test(error.message);
}

/**
 * PostgreSQL's codes for a lock that was not acquired in time, a deadlock, and a statement that took too long. A statement may
 * wait for a row in several steps, each with its own lock timeout, which together can exceed the statement's time limit.
 */
const contentionCodes = new Set(["55P03", "40P01", "57014"]);

/**
 * Whether a statement failed because others held its locks or used up the time: nothing was done, and a retry in a second may
 * succeed.
 */
export function isContention(error: unknown): boolean {
  return error instanceof Error && "code" in error && contentionCodes.has(String(error.code));
}

/** PostgreSQL's codes for text that it cannot store (U+0000). */
const unstorableCodes = new Set(["22021", "22P05"]);

/** Whether a statement got text that the database can neither store nor compare: no stored row can match it. */
export function isUnstorable(error: unknown): boolean {
  return error instanceof Error && "code" in error && unstorableCodes.has(String(error.code));
}

/** Node's codes count only on socket calls: a missing file is ENOENT too. */
function isFromSocket(error: Error, code: string): boolean {
  return (
    networkCodes.has(code) &&
    (!("syscall" in error) || ["connect", "read", "write", "getaddrinfo"].includes(String(error.syscall)))
  );
}
