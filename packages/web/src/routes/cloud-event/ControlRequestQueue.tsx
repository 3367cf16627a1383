import { cloudRoomTexts } from "@cathedra/domain/messages";
import { controlQueue, type RoomUser } from "@cathedra/qt-bridge";
import { Button } from "@cathedra/ui-kit/Button";
import * as css from "./EventRoom.css.ts";
import { GiveControl, type PeopleProps } from "./People.tsx";

export type ControlRequestQueueProps = Pick<PeopleProps, "send" | "isConnected"> & {
  readonly users: readonly RoomUser[];
};

/**
 * The people who ask for control or help, in the order of their requests, with buttons for the proctor; nothing if no one asks.
 */
export function ControlRequestQueue({ users, isConnected, send }: ControlRequestQueueProps) {
  const queue = controlQueue(users);
  if (queue.length === 0) return null;
  return (
    <ol className={css.queue} aria-label="Requests">
      {queue.map((user) => (
        <li key={user.id} className={css.person}>
          <span className={css.name}>
            {user.name}
            <span className={css.facts}>{cloudRoomTexts.asksFor[user.asks?.what ?? "help"]}</span>
          </span>
          <div className={css.acts}>
            {user.asks?.what === "control" && (
              <GiveControl user={user} isConnected={isConnected} send={send} />
            )}
            <Button
              size="small"
              variant="quiet"
              aria-label={cloudRoomTexts.doneWith(user.name)}
              isDisabled={!isConnected}
              onPress={() => send({ type: "answered", userId: user.id })}
            >
              Done
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
