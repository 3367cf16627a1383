import { roleChangeText } from "@cathedra/domain/cloud";
import { cloudRoomTexts } from "@cathedra/domain/messages";
import { toasts } from "../../shell/toasts.ts";
import type { Shutdown } from "./connect-room.ts";
import { readWhyEnded } from "./session-ending.ts";

type EventRole = Parameters<typeof roleChangeText>[0];

/**
 * Why the room is left, in a toast that stays on the way home (3.029). The frame knows only that it is over; the portal knows
 * who has ended it, and is asked.
 */
export async function announceShutdown(why: Shutdown, sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  const { ended, timeIsUp, failed } = cloudRoomTexts;
  const text = known?.reason ?? { ended, limit: timeIsUp, failed }[why];
  const hasFailed = known === null ? why === "failed" : known.code === "FAILED";
  if (hasFailed) toasts.error(text);
  else toasts.info(text);
}

/** The same for a start that no longer exists; nothing if its ending needs no further explanation. */
export async function announceWithdrawn(sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  if (known !== null) toasts.info(known.reason);
}

/**
 * Why somebody is out of a room that goes on without them, or has ended at the same time: what the portal knows of its end,
 * or else that they have no part in it any more.
 */
export async function announceRemoval(before: EventRole, sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  const text = known?.reason ?? roleChangeText(before, null);
  if (text !== null) toasts.info(text);
}
