import { askingQueue, type RoomUser } from "@cathedra/qt-bridge";
import type { RoomState } from "../../features/room/room-state.ts";
import { ownRequest } from "./people.ts";

/** The one thing that somebody in a room does next. */
export type PrimaryAct =
  /** The proctor, for who asked first. */
  | { readonly kind: "give"; readonly user: RoomUser }
  | { readonly kind: "take" }
  | { readonly kind: "ask" }
  /** They have asked, and wait. */
  | { readonly kind: "takeBack"; readonly what: "control" | "help"; readonly place: number };

/** What that is, by who they are and how the room is (3.027); null: nothing calls for them. */
export function primaryAct(
  state: Pick<RoomState, "users" | "hasControl">,
  { isProctor, viewerId }: { readonly isProctor: boolean; readonly viewerId: string | undefined },
): PrimaryAct | null {
  if (isProctor) {
    const user = askingQueue(state.users).find(
      ({ asks, connected }) => asks?.what === "control" && connected,
    );
    if (user !== undefined) return { kind: "give", user };
    return state.hasControl ? null : { kind: "take" };
  }
  const request = ownRequest(state.users, viewerId);
  if (request !== null) return { kind: "takeBack", ...request };
  // A person who has control need not ask for it.
  return state.hasControl ? null : { kind: "ask" };
}
