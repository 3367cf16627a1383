import type { Connection, DesktopClient } from "./desktop-client.ts";

/** How the page stands with the desktop client at this moment, and who wants to be told when that changes. */
export type ConnectionState = Pick<DesktopClient, "connection" | "subscribe"> & {
  become(next: Connection): void;
  /** How many subscriptions are active. */
  subscriptions(): number;
};

export function createConnectionState(first: Connection): ConnectionState {
  // One entry a subscription: the same function may be subscribed twice.
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
