import { cloudRoomTexts } from "@cathedra/domain/messages";
import { controlQueue, type RoomUser } from "@cathedra/qt-bridge";
import { findController, type RoomState } from "../../features/room/room-state.ts";

type Name = string | null | undefined;
type Listed = { readonly keycloak_id: Name; readonly first_name: Name; readonly last_name: Name };

/** The facts beside a person's name in the room. */
export function getFacts({ role, inControl, connected }: RoomUser): readonly string[] {
  return [
    role === "proctor" ? "Proctor" : "Participant",
    ...(inControl ? ["in control"] : []),
    ...(connected ? [] : ["connection lost"]),
  ];
}

/** Who has control, as text. The frame reports the new person in control before the list of people (3.028). */
export function controllerText(state: RoomState, viewerId: string | undefined): string {
  // The person in control is unknown without a connection; the connection's state is shown elsewhere.
  if (state.connection === "lost" || state.connection === "elsewhere") return "";
  const steers = findController(state);
  if (state.hasControl || (steers !== undefined && steers.id === viewerId))
    return cloudRoomTexts.youHaveControl;
  return steers === undefined ? cloudRoomTexts.youWatch : cloudRoomTexts.hasControl(steers.name);
}

/** The people in the room: first the person in control, then proctors, then by name. */
export function inOrder(users: readonly RoomUser[]): readonly RoomUser[] {
  const rank = ({ inControl, role }: RoomUser) => (inControl ? 0 : role === "proctor" ? 1 : 2);
  return users.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/** People who have accepted and are not in the room. */
export function notHere(listed: readonly Listed[], users: readonly RoomUser[]): readonly string[] {
  return listed
    .filter(({ keycloak_id: id }) => users.every((user) => user.id !== id))
    .map(({ first_name: first, last_name: last }) => `${first ?? ""} ${last ?? ""}`.trim());
}

/** A person's request and their position in the queue, starting at 1. Null if they request nothing. */
export function ownRequest(users: readonly RoomUser[], id: string | undefined) {
  const queue = controlQueue(users);
  const at = queue.findIndex((user) => user.id === id);
  const what = queue[at]?.asks?.what;
  return what === undefined ? null : { what, place: at + 1 };
}
