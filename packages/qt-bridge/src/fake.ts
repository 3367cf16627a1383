import { heldConnection } from "./held-connection.ts";
import type { Connection, DesktopClient } from "./port.ts";

export type FakeDesktopClient = DesktopClient & {
  /** Says what happens next. */
  become(next: Connection): void;
  /** How many subscriptions are alive: zero once everything was cleaned up. */
  subscriptions(): number;
};

/** A desktop client that does what it is told, for tests and the local world. */
export function fakeDesktopClient(first: Connection = { state: "absent" }): FakeDesktopClient {
  const held = heldConnection(first);
  return { ...held, close: () => held.become({ state: "lost", why: { code: "CLOSED" } }) };
}
