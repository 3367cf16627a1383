import { controlQueue, type RoomUser } from "@cathedra/qt-bridge";
import type { RoomState } from "../../features/room/room-state.ts";
import { ownRequest } from "./people.ts";

/** The most important next action of a person in a room. */
export type PrimaryAction =
  /** The proctor can give control to the first person in the queue. */
  | { readonly kind: "give"; readonly user: RoomUser }
  | { readonly kind: "take" }
  | { readonly kind: "ask" }
  /** The person has an open request, which can be withdrawn. */
  | { readonly kind: "takeBack"; readonly what: "control" | "help"; readonly place: number };

/** The primary action, by the person's role and the state of the room (3.027); null when there is none. */
export function primaryAction(
  state: Pick<RoomState, "users" | "hasControl">,
  { isProctor, viewerId }: { readonly isProctor: boolean; readonly viewerId: string | undefined },
): PrimaryAction | null {
  if (isProctor) {
    const user = controlQueue(state.users).find(
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
