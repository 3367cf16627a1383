import { cloudRoomTexts } from "@cathedra/domain";
import { askedFor } from "@cathedra/qt-bridge";
import { Button } from "@cathedra/ui-kit/Button";
import { Inline } from "@cathedra/ui-kit/Inline";
import type { RoomState } from "../../features/room/room-state.ts";
import * as css from "./EventRoom.css.ts";
import type { PeopleProps } from "./People.tsx";
import { ownRequest } from "./people.ts";

export type AskToProctorProps = Pick<PeopleProps, "send" | "viewerId"> & { readonly state: RoomState };

const labels = { control: "Ask for control", help: "Ask for help" } as const;

/** Somebody who watches asks the proctor for control or help, and sees their place in the queue. */
export function AskToProctor({ state, viewerId, send }: AskToProctorProps) {
  const request = ownRequest(state.users, viewerId);
  const isDisabled = state.connection !== "connected";
  if (request !== null) {
    const { what, place } = request;
    return (
      <div className={css.asked}>
        <output className={css.askedWords}>
          {`${cloudRoomTexts.asked[what]}: ${cloudRoomTexts.placeInQueue(place)}`}
        </output>
        <div className={css.acts}>
          <Button size="small" isDisabled={isDisabled} onPress={() => send({ type: "ask", what: null })}>
            Take back
          </Button>
        </div>
      </div>
    );
  }
  return (
    <Inline gap={2}>
      {askedFor.map((what) => (
        <Button
          key={what}
          isDisabled={isDisabled || (what === "control" && state.hasControl)}
          onPress={() => send({ type: "ask", what })}
        >
          {labels[what]}
        </Button>
      ))}
    </Inline>
  );
}
