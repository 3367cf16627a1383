import { cloudRoomTexts } from "@cathedra/domain";
import { Banner } from "@cathedra/ui-kit/Banner";
import { Button } from "@cathedra/ui-kit/Button";
import type { Room } from "./use-room.ts";

/** Says above a room why nothing happens in it (3.030); nothing where it is connected. */
export function RoomNotice({ room }: { readonly room: Room }) {
  switch (room.state.connection) {
    case "lost":
      return <Banner tone="warning">{cloudRoomTexts.connectionLost}</Banner>;
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
