import { cloudRoomTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import { exactTime } from "./session-time.ts";
import type { Room } from "./use-room.ts";

/** Says over the picture why nothing happens in it (3.030); nothing where it is connected. */
export function RoomNotice({ room }: { readonly room: Room }) {
  switch (room.state.connection) {
    case "lost":
      // The toast tells screen readers.
      return (
        <Banner tone="warning" isSilent>
          {cloudRoomTexts.lostSince(exactTime(room.state.lostAt))}
        </Banner>
      );
    case "elsewhere": {
      const back = (
        <Button size="small" onPress={room.reconnect}>
          {cloudRoomTexts.useHere}
        </Button>
      );
      return (
        <Banner tone="info" action={back}>
          {cloudRoomTexts.openedElsewhere}
        </Banner>
      );
    }
    case "connecting":
    case "connected":
      return null;
  }
}
