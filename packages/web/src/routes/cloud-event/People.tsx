import { cloudRoomTexts } from "@cathedra/domain/messages";
import type { RoomUser } from "@cathedra/qt-bridge";
import { Button } from "@cathedra/ui-kit/Button";
import { Heading } from "@cathedra/ui-kit/Heading";
import { X } from "@cathedra/ui-kit/Icon";
import { IconButton } from "@cathedra/ui-kit/IconButton";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { useId } from "react";
import type { RoomCommand } from "../../features/room/connect-room.ts";
import * as css from "./EventRoom.css.ts";
import { getFacts, inOrder, notHere } from "./people.ts";

export type PeopleProps = {
  readonly users: readonly RoomUser[];
  /** The people who have accepted the event. */
  readonly listed: Parameters<typeof notHere>[0];
  readonly viewerId: string | undefined;
  /** Requests are disabled while the room is not connected. */
  readonly isConnected: boolean;
  readonly onClose: () => void;
  readonly send: (command: RoomCommand) => void;
};

/**
 * The people in the room, and those of the class who are absent; the proctor can give control to each person in the room
 * (3.025, 3.027).
 */
export function People({ users, listed, viewerId, isConnected, onClose, send }: PeopleProps) {
  const headingId = useId();
  const missing = notHere(listed, users);
  return (
    <section aria-labelledby={headingId} className={css.panel}>
      <Stack gap={2}>
        <div className={css.head}>
          <Heading level={2} size="block" id={headingId}>
            {`Participants (${users.length})`}
          </Heading>
          <IconButton icon={X} label="Close participants" size="small" onPress={onClose} />
        </div>
        <ul className={css.people}>
          {inOrder(users).map((user) => (
            <li key={user.id} className={css.person}>
              <span className={css.name}>
                {user.id === viewerId ? `${user.name} (you)` : user.name}
                <span className={css.facts}>{getFacts(user).join(" · ")}</span>
              </span>
              {!user.inControl && user.id !== viewerId && (
                <GiveControl user={user} isConnected={isConnected} send={send} />
              )}
            </li>
          ))}
        </ul>
        {missing.length > 0 && (
          <Text size="small" tone="muted">
            {`${cloudRoomTexts.notHere(missing.length)}: ${missing.join(", ")}`}
          </Text>
        )}
      </Stack>
    </section>
  );
}

export type GiveControlProps = Pick<PeopleProps, "send" | "isConnected"> & { readonly user: RoomUser };

export function GiveControl({ user, isConnected, send }: GiveControlProps) {
  return (
    <Button
      size="small"
      aria-label={cloudRoomTexts.giveControlTo(user.name)}
      isDisabled={!user.connected || !isConnected}
      onPress={() => send({ type: "giveControl", userId: user.id })}
    >
      Give control
    </Button>
  );
}
