import { cloudRoomTexts } from "@cathedra/domain/messages";
import type { RoomState } from "./room-state.ts";

export type ConnectionMessage = { readonly tone: "error" | "info"; readonly text: string };

export type ConnectionFacts = Pick<RoomState, "connection" | "lostAt"> & {
  /** Since when the portal does not answer; undefined while it answers. */
  readonly outageSince: number | undefined;
};

/**
 * The one message about a room's connections, to the simulator and to the portal (3.030); null if there is none. Times are of
 * this browser's clock, formatted by `time`.
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
