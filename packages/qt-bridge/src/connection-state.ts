import type { Connection, DesktopClient } from "./desktop-client.ts";

/** The present connection to the desktop client, with listeners for changes. */
export type ConnectionState = Pick<DesktopClient, "connection" | "subscribe"> & {
  become(next: Connection): void;
  /** The number of active subscriptions. */
  subscriptions(): number;
};

export function createConnectionState(first: Connection): ConnectionState {
  // One entry for each subscription: the same function may be subscribed twice.
  const listeners = new Set<{ readonly onChange: () => void }>();
  let current = first;
  return {
    connection: () => current,
    subscribe(onChange) {
      const entry = { onChange };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    become(next) {
      current = next;
      for (const { onChange } of listeners) onChange();
    },
    subscriptions: () => listeners.size,
  };
}
