import { afterAll, beforeAll } from "vitest";

type Closable = { close(): unknown } | { drop(): unknown };

/**
 * Opens what the tests of a file share before the first of them, and closes it after the last. What is returned stands
 * for it: its members are there once it is open.
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
