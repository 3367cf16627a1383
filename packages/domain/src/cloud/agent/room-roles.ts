import type { KeycloakId } from "../../ids.ts";
import type { RoomRole } from "./room-token.ts";

/** A person in a room, with the role that the machine has for them. */
export type PersonInRoom = { readonly id: KeycloakId; readonly role: RoomRole };

/** What somebody is in a room; null: nothing, they may not be in it. */
export type RoleToSend = { readonly id: KeycloakId; readonly role: RoomRole | null };

/**
 * What a machine has to be told of the people in its room, given what they may be there now (3.025, 3.026): nothing where
 * it has them as they are. Asked on every look, so that no change is ever missed.
 */
export function rolesToSend(
  inRoom: readonly PersonInRoom[],
  roles: ReadonlyMap<KeycloakId, RoomRole>,
): readonly RoleToSend[] {
  return inRoom.flatMap(({ id, role }) => {
    const due = roles.get(id) ?? null;
    return due === role ? [] : [{ id, role: due }];
  });
}
