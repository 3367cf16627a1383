import type { Unsubscribe } from "./desktop-client.ts";

/** Listeners that are registered under keys. */
export class Listeners<T> {
  readonly #byKey = new Map<string, Set<(value: T) => void>>();

  add(key: string, listener: (value: T) => void): Unsubscribe {
    const wrapped = (value: T) => listener(value);
    const all = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, all.add(wrapped));
    return () => {
      all.delete(wrapped);
      if (all.size === 0 && this.#byKey.get(key) === all) this.#byKey.delete(key);
    };
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  tell(key: string, value: T): void {
    for (const listener of this.#byKey.get(key) ?? []) listener(value);
  }
}
