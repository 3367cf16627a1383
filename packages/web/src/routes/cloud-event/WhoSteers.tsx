import { Text } from "@cathedra/ui-kit/Text";
import type { RoomState } from "../../features/room/room-state.ts";
import * as css from "./EventRoom.css.ts";
import { whoSteersWords } from "./people.ts";

export type WhoSteersProps = { readonly state: RoomState; readonly viewerId: string | undefined };

/** Who has control, said again whenever it passes on. */
export function WhoSteers({ state, viewerId }: WhoSteersProps) {
  return (
    <output className={css.steers}>
      <Text as="span" size="small" weight={state.hasControl ? "medium" : "regular"}>
        {whoSteersWords(state, viewerId)}
      </Text>
    </output>
  );
}
