import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<string>();

/** Runs `work`, and everything that follows from it, in the request with this id. */
export function inRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** The id of the request in which this code runs; undefined outside of a request, such as in the worker. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
