import type { FrameMessage, RoomUser } from "@cathedra/qt-bridge/frame-contract";

export type WhoIsIn = {
  /** Whether this page's person had control in the last message; null before the first one. */
  readonly told: boolean | null;
  readonly hasControl: boolean;
  readonly users: readonly RoomUser[];
};

/**
 * The messages to the page when people or control have changed: control first, because someone waits for it. Each message is a
 * separate task, so that the page paints in between.
 */
export function peopleMessages({ told, hasControl, users }: WhoIsIn): readonly FrameMessage[] {
  const people = { type: "usersUpdated", users: [...users] } satisfies FrameMessage;
  if (told === hasControl) return [people];
  return [{ type: hasControl ? "controlGained" : "controlLost" }, people];
}
