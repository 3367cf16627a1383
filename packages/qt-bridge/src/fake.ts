import type { Connection, DesktopClient } from "./port.ts";

export type FakeDesktopClient = DesktopClient & {
  /** Says what happens next. */
  become(next: Connection): void;
  /** How many subscriptions are alive: zero once everything was cleaned up. */
  subscriptions(): number;
};

/** A desktop client that does what it is told, for tests and the local world. */
export function fakeDesktopClient(first: Connection = { state: "absent" }): FakeDesktopClient {
  const listeners = new Set<{ readonly onChange: () => void }>();
  let current = first;
  const become = (next: Connection) => {
    current = next;
    for (const { onChange } of listeners) onChange();
  };
  return {
    connection: () => current,
    subscribe(onChange) {
      const entry = { onChange };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    close: () => become({ state: "lost", why: { code: "CLOSED" } }),
    become,
    subscriptions: () => listeners.size,
  };
}
