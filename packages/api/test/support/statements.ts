import pg from "pg";
import { vi } from "vitest";

/** The statements that reach the database while `work` runs; the frame of a transaction does not count. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const { query } = Object.getOwnPropertyDescriptors(pg.Client.prototype);
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args;
    texts.push(typeof first === "string" ? first : (first as { text: string }).text);
    return Reflect.apply(query.value as () => unknown, this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return texts.filter((text) => !/^\s*(begin|commit|rollback)\b/i.test(text));
}
