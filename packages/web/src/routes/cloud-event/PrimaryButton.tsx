import { cloudRoomTexts } from "@cathedra/domain/messages";
import { Button } from "@cathedra/ui-kit/Button";
import { media } from "@cathedra/ui-kit/theme";
import { useMedia } from "@cathedra/ui-kit/use-media";
import type { RoomCommand } from "../../features/room/connect-room.ts";
import * as css from "./EventRoom.css.ts";
import type { PrimaryAction } from "./primary-action.ts";

export type PrimaryButtonProps = {
  readonly act: PrimaryAction | null;
  readonly isConnected: boolean;
  readonly send: (command: RoomCommand) => void;
};

/** The primary action of the room (`primaryAction`), and the person's open request beside it. */
export function PrimaryButton(props: PrimaryButtonProps) {
  const { act } = props;
  const { asked, placeInQueue } = cloudRoomTexts;
  return (
    <>
      <output className={css.requested}>
        {act?.kind === "takeBack" && `${asked[act.what]}: ${placeInQueue(act.place)}`}
      </output>
      <ActionButton {...props} />
    </>
  );
}

function ActionButton({ act, isConnected, send }: PrimaryButtonProps) {
  const hasPlace = useMedia(media.large);
  const isDisabled = !isConnected;
  switch (act?.kind) {
    case undefined:
      return null;
    case "give": {
      const { id, name } = act.user;
      const whole = cloudRoomTexts.giveControlTo(name);
      return (
        <Button
          variant="primary"
          aria-label={whole}
          isDisabled={isDisabled}
          onPress={() => send({ type: "giveControl", userId: id })}
        >
          {hasPlace && name.length <= 24 ? whole : "Give control"}
        </Button>
      );
    }
    case "take":
      return (
        <Button variant="primary" isDisabled={isDisabled} onPress={() => send({ type: "takeControl" })}>
          Take control
        </Button>
      );
    case "ask":
      return (
        <Button
          variant="primary"
          isDisabled={isDisabled}
          onPress={() => send({ type: "ask", what: "control" })}
        >
          Ask for control
        </Button>
      );
    case "takeBack":
      return (
        <Button isDisabled={isDisabled} onPress={() => send({ type: "ask", what: null })}>
          Take back
        </Button>
      );
  }
}
