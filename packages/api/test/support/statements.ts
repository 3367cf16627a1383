import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

const counted = new AsyncLocalStorage<string[]>();

/**
 * The statements that `work` sends to the database. The frame of a transaction does not count, nor do statements of other
 * parts of this process, such as the listener for hints, nor the record of a visit, which is one per person and hour.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const texts: string[] = [];
  const { query } = Object.getOwnPropertyDescriptors(pg.Client.prototype);
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first] = args;
    counted.getStore()?.push(typeof first === "string" ? first : (first as { text: string }).text);
    return Reflect.apply(query.value as () => unknown, this, args);
  });
  try {
    await counted.run(texts, work);
  } finally {
    spy.mockRestore();
  }
  return texts.filter((text) => !/^\s*(begin|commit|rollback|insert into person_visit)\b/i.test(text));
}
