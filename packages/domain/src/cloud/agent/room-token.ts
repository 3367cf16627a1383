import * as v from "valibot";
import { isUuid, type KeycloakId, type SessionId } from "../../ids.ts";

/**
 * The token that admits a person to a room: a JWT (HS256, `typ` `room+jwt`) that the portal signs with the machine's room key
 * (`roomKey`). `aud` names the machine, `sub` the person; it is valid for one session and a few minutes.
 */
export const roomToken = {
  algorithm: "HS256",
  type: "room+jwt",
  issuer: "cathedra",
  lifetimeSeconds: 300,
  /** The frame requests a new token when less time than this is left (3.032). */
  refreshBeforeSeconds: 30,
} as const;

export const roomRoles = ["proctor", "participant"] as const;
/** A proctor can give and take control, change the case and end the session; a person alone in a room is a proctor. */
export type RoomRole = (typeof roomRoles)[number];

export type RoomTokenClaims = {
  readonly sub: KeycloakId;
  readonly name: string;
  readonly role: RoomRole;
  readonly sid: SessionId;
  /** When the token was issued, in seconds with fractions: roles that are sent to the machine later override it. */
  readonly iat: number;
  /** When the token expires, in seconds since the epoch, as in every JWT. */
  readonly exp: number;
};

export function roomAudience(machine: string): string {
  return `cathedra-room:${machine.toLowerCase()}`;
}

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  role: v.picklist(roomRoles),
  sid: v.pipe(v.string(), v.check(isUuid)),
  iat: v.pipe(v.number(), v.minValue(0)),
  exp: v.pipe(v.number(), v.integer()),
});

/** The claims of a token whose signature, audience and expiry are valid; undefined if the claims themselves are invalid. */
export function readRoomTokenClaims(payload: unknown): RoomTokenClaims | undefined {
  const parsed = v.safeParse(claims, payload);
  if (!parsed.success) return undefined;
  const { sub, sid } = parsed.output;
  return { ...parsed.output, sub: sub as KeycloakId, sid: sid as SessionId };
}
