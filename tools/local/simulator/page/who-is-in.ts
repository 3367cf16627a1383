import type { FrameMessage, RoomUser } from "@cathedra/qt-bridge/frame-contract";

export type WhoIsIn = {
  /** Whether the page was told last that its person has control; null: it was told neither. */
  readonly told: boolean | null;
  readonly hasControl: boolean;
  readonly users: readonly RoomUser[];
};

/**
 * The messages to the page when people or control have changed: control first, because somebody waits for it. Each message is a
 * separate task, so that the page paints in between.
 */
export function whoIsInMessages({ told, hasControl, users }: WhoIsIn): readonly FrameMessage[] {
  const people = { type: "usersUpdated", users: [...users] } satisfies FrameMessage;
  if (told === hasControl) return [people];
  return [{ type: hasControl ? "controlGained" : "controlLost" }, people];
}
