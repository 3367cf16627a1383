import { roleChangeText } from "@cathedra/domain/cloud";
import { cloudRoomTexts } from "@cathedra/domain/messages";
import { toasts } from "../../shell/toasts.ts";
import type { Shutdown } from "./connect-room.ts";
import { readWhyEnded } from "./session-ending.ts";

type EventRole = Parameters<typeof roleChangeText>[0];

/**
 * Shows a toast with the reason why a room was left, which stays on the next page (3.029). The frame only knows that the session
 * is over, so the API is asked who ended it.
 */
export async function announceShutdown(why: Shutdown, sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  const { ended, timeIsUp, failed } = cloudRoomTexts;
  const text = known?.reason ?? { ended, limit: timeIsUp, failed }[why];
  const hasFailed = known === null ? why === "failed" : known.code === "FAILED";
  if (hasFailed) toasts.error(text);
  else toasts.info(text);
}

/** Shows a toast with the reason why a start was withdrawn, if the reason needs an explanation. */
export async function announceWithdrawn(sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  if (known !== null) toasts.info(known.reason);
}

/**
 * Shows the reason why a person was removed from a room, which may continue or have ended: the ending that the API knows, or that
 * the person no longer has a role.
 */
export async function announceRemoval(before: EventRole, sessionId: string): Promise<void> {
  const known = await readWhyEnded(sessionId);
  const text = known?.reason ?? roleChangeText(before, null);
  if (text !== null) toasts.info(text);
}
