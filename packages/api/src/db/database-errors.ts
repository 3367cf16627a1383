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

/** Postgres: connection exceptions, insufficient resources, a server that stops, starts or recovers. */
const serverCodes = /^(08...|53...|57P0[1-5]|25006)$/;

/** Messages of errors that `pg` and its pool throw without a code. */
const poolMessages =
  /^(timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|client was closed|query read timeout|the server closed)/i;

/** Whether the database, rather than the statement, is the trouble: the caller may try again in a second. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string") return isFromSocket(error, code) || serverCodes.test(code);
  return poolMessages.test(error.message);
}

/**
 * Postgres: a lock that was not got in time, two that waited for each other, and a statement that took too long. A row is
 * waited for in several steps, each of which has the whole time of a lock: together they may outlast the statement.
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
