/** A map of limited size that removes the least recently used entry. */
export type Lru<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
};

export function lru<Value>(capacity: number): Lru<Value> {
  const entries = new Map<string, Value>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.set(key, value);
      const oldest = entries.size > capacity ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
    },
  };
}
