import { cloudRoomTexts } from "@cathedra/domain/messages";
import type { RoomState } from "./room-state.ts";

export type ConnectionMessage = { readonly tone: "error" | "info"; readonly text: string };

export type ConnectionFacts = Pick<RoomState, "connection" | "lostAt"> & {
  /** Since when the portal does not answer; undefined: it does. */
  readonly outageSince: number | undefined;
};

/**
 * All that a room has to say of its connections, to the simulator and to the portal, as one message (3.030); null: nothing.
 * The times are of this browser's clock, told by `time`.
 */
export function connectionMessage(
  { connection, lostAt, outageSince }: ConnectionFacts,
  time: (at: number) => string,
): ConnectionMessage | null {
  const { noConnection, lostSince, portalAway } = cloudRoomTexts;
  if (connection === "lost")
    return { tone: "error", text: (outageSince === undefined ? lostSince : noConnection)(time(lostAt)) };
  return outageSince === undefined ? null : { tone: "info", text: portalAway(time(outageSince)) };
}
