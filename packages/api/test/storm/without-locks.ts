/**
 * Loaded before a process of the portal, makes it the naive one: it reads, decides and writes as always, but takes no lock
 * on the way. The storm must break it, or the storm shows nothing.
 */
import pg from "pg";

const locks =
  /for (no key )?update( of "?\w+"?)?( skip locked)?|pg_advisory_xact_lock\(hashtextextended\('[^']*', 0\)\)/g;

const { query } = Object.getOwnPropertyDescriptors(pg.Client.prototype);

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first, ...rest] = args;
  return Reflect.apply(query.value as () => unknown, this, [unlocked(first), ...rest]);
} as typeof pg.Client.prototype.query;

function unlocked(statement: unknown): unknown {
  if (typeof statement === "string") return withoutLocks(statement);
  if (typeof statement === "object" && statement !== null && "text" in statement) {
    return { ...statement, text: withoutLocks(String(statement.text)) };
  }
  return statement;
}

function withoutLocks(text: string): string {
  return text.replace(locks, (lock) => (lock.startsWith("pg_") ? "1" : ""));
}
