import type { KeycloakId } from "../../ids.ts";
import type { RoomRole } from "./room-token.ts";

/** A person in a room, with the role that the machine has for them. */
export type PersonInRoom = { readonly id: KeycloakId; readonly role: RoomRole };

/** The role of a person in a room; null if the person must leave it. */
export type RoleToSend = { readonly id: KeycloakId; readonly role: RoomRole | null };

/**
 * The role changes to send to a machine, given the roles that people should have now (3.025, 3.026); empty where the machine
 * has them already. It is computed on every look at the machine, so that no change is missed.
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
