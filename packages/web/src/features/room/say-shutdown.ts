import { cloudRoomTexts } from "@cathedra/domain";
import { toasts } from "../../shell/toasts.ts";
import type { Shutdown } from "./connect-room.ts";

/** Why the room is left, in a toast that stays on the way home (3.029). */
export function sayShutdown(why: Shutdown): void {
  switch (why) {
    case "ended":
      return void toasts.info(cloudRoomTexts.ended);
    case "limit":
      return void toasts.info(cloudRoomTexts.timeIsUp);
    case "failed":
      return void toasts.error(cloudRoomTexts.failed);
  }
}
