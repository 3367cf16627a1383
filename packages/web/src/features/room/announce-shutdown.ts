import { roleChangeText } from "@cathedra/domain/cloud";
import { cloudRoomTexts } from "@cathedra/domain/messages";
import { toasts } from "../../shell/toasts.ts";
import type { Shutdown } from "./connect-room.ts";
import { readWhyEnded } from "./session-ending.ts";

type EventRole = Parameters<typeof roleChangeText>[0];

/**
 * Tells why the room is left, in a toast that stays on the way home (3.029). The frame only knows that it is over; the API,
 * which knows who ended it, is asked.
 */
export async function announceShutdown(why: Shutdown, sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  const { ended, timeIsUp, failed } = cloudRoomTexts;
  const text = known?.reason ?? { ended, limit: timeIsUp, failed }[why];
  const hasFailed = known === null ? why === "failed" : known.code === "FAILED";
  if (hasFailed) toasts.error(text);
  else toasts.info(text);
}

/** Explains why a start has been withdrawn, in a toast; without a reason that needs an explanation there is none. */
export async function announceWithdrawn(sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  if (known !== null) toasts.info(known.reason);
}

/**
 * Tells why a person was removed from a room that continues, or has ended at the same time: the ending known to the API, or
 * that they have no role any longer.
 */
export async function announceRemoval(before: EventRole, sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  const text = known?.reason ?? roleChangeText(before, null);
  if (text !== null) toasts.info(text);
}
