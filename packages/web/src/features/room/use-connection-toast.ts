import { cloudRoomTexts } from "@cathedra/domain/messages";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { outage } from "../../relay/environment.ts";
import { announce } from "../../shell/announcements.ts";
import { toasts } from "../../shell/toasts.ts";
import { connectionMessage } from "./connection-message.ts";
import type { RoomState } from "./room-state.ts";
import { exactTime } from "./session-time.ts";

/**
 * Tells of a room's connections in one toast (3.030): it changes with what is known, stays for as long as something is away,
 * and is gone when all is back, which screen readers are told.
 */
export function useConnectionToast({ connection, lostAt }: RoomState): void {
  const outageSince = useSyncExternalStore(outage.subscribe, outage.get).since;
  const message = connectionMessage({ connection, lostAt, outageSince }, exactTime);
  const { text, tone } = message ?? { text: null, tone: "info" };
  const wasLost = useRef(false);
  useEffect(() => {
    if (text === null) {
      if (wasLost.current) announce(cloudRoomTexts.connectionBack);
      wasLost.current = false;
      return undefined;
    }
    wasLost.current = true;
    const shown = toasts.add({ tone, message: text, subject: "connection", timeout: null });
    return () => toasts.dismiss(shown);
  }, [text, tone]);
}
