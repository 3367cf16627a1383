import { cloudRoomTexts } from "@cathedra/domain";
import { Text } from "@cathedra/ui-kit/Text";
import { type RoomState, whoSteers } from "../../features/room/room-state.ts";

export type WhoSteersProps = { readonly state: RoomState; readonly viewerId: string | undefined };

/** Who has control, said again whenever it passes on. */
export function WhoSteers({ state, viewerId }: WhoSteersProps) {
  const steers = whoSteers(state);
  const words =
    steers === undefined
      ? cloudRoomTexts.youWatch
      : steers.id === viewerId
        ? cloudRoomTexts.youHaveControl
        : cloudRoomTexts.hasControl(steers.name);
  return (
    <output>
      <Text as="span" size="small" weight={state.hasControl ? "medium" : "regular"}>
        {words}
      </Text>
    </output>
  );
}
