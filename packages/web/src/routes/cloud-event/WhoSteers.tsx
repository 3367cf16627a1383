import { cloudRoomTexts } from "@cathedra/domain/messages";
import type { RoomState } from "../../features/room/room-state.ts";
import * as css from "./EventRoom.css.ts";
import { whoSteersText } from "./people.ts";

export type WhoSteersProps = { readonly state: RoomState; readonly viewerId: string | undefined };

/** Who has control, said again whenever it passes on. */
export function WhoSteers({ state, viewerId }: WhoSteersProps) {
  return (
    <>
      <output className={state.hasControl ? css.steersSelf : css.steers}>
        {whoSteersText(state, viewerId)}
      </output>
      {state.connection === "lost" && <span className={css.steers}>{cloudRoomTexts.notConnected}</span>}
    </>
  );
}
