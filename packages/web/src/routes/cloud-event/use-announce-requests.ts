import { cloudRoomTexts } from "@cathedra/domain/messages";
import { askingQueue, type RoomUser } from "@cathedra/qt-bridge";
import { useEffect } from "react";
import { announce } from "../../shell/announcements.ts";

/** Tells the screen reader of a proctor who asks, whether or not the list of requests is open. */
export function useAnnounceRequests(users: readonly RoomUser[], isProctor: boolean): void {
  const last = askingQueue(users).at(-1);
  const words =
    !isProctor || last?.asks == null ? "" : cloudRoomTexts.somebodyAsks(last.name, last.asks.what);
  useEffect(() => {
    if (words !== "") announce(words);
  }, [words]);
}
