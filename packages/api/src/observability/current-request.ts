import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Runs `work`, and everything that follows from it, in the request with this id. */
export function inRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request in which this is done; undefined: in none, as what the worker does. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
