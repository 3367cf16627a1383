import { afterAll, beforeAll } from "vitest";

type Closable = { close(): unknown } | { drop(): unknown };

/**
 * Opens the shared object of a test file before its first test, and closes it after the last. The returned proxy has its
 * members once it is open.
 */
export function openBeforeAll<T extends Closable>(open: () => Promise<T>): T {
  let opened: T | undefined;
  const current = () => {
    if (opened === undefined) throw new Error("a test's set-up was used before it was open");
    return opened;
  };
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => {
    if (opened !== undefined) await ("drop" in opened ? opened.drop() : opened.close());
  });
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(current(), key),
    set: (_, key, value) => Reflect.set(current(), key, value),
  });
}
