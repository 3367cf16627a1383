import { fullName, isUuid } from "@cathedra/domain";
import { type Actor, type EventPerson, getRoomRole } from "@cathedra/domain/access";
import { machineKey, type RoomTokenClaims, roomAudience, roomKey, roomToken } from "@cathedra/domain/cloud";
import { SignJWT } from "jose";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import type { CloudCaseRoomToken } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { findRoom, signingPort } from "../machines/public.ts";

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  /** The settings from which room keys are derived; undefined if there is no fleet and therefore no room. */
  readonly machines?: { readonly fleetSecret: string } | undefined;
};

type Guest = EventPerson & Pick<Actor, "keycloakId" | "firstName" | "lastName">;

/** The maximum length of a name in a token; longer names are cut. */
const maxNameLength = 200;

/** A token for the room of a running session, for people who may be in it (3.025, 3.032, 4.021). */
export async function issueRoomToken(
  { db, clock, machines }: Deps,
  actor: Guest,
  sessionId: string,
): Promise<CloudCaseRoomToken> {
  const room = isUuid(sessionId) ? await findRoom(db, actor.userId, sessionId) : undefined;
  const role = room === undefined ? null : getRoomRole(actor, room);
  if (room === undefined || role === null || machines === undefined) throw appError("NOT_FOUND");
  const iat = clock() / 1000;
  const exp = Math.floor(iat) + roomToken.lifetimeSeconds;
  const key = roomKey(signingPort, machineKey(signingPort, machines.fleetSecret, room.machine));
  const claims: RoomTokenClaims = {
    sub: actor.keycloakId,
    name: getName(actor),
    role,
    sid: room.session,
    iat,
    exp,
  };
  return {
    token: await signed(claims, room.machine, key),
    role,
    expires_at: new Date(exp * 1000).toISOString(),
  };
}

function signed({ sub, name, role, sid, iat, exp }: RoomTokenClaims, machine: string, key: string) {
  return new SignJWT({ name, role, sid })
    .setProtectedHeader({ alg: roomToken.algorithm, typ: roomToken.type })
    .setSubject(sub)
    .setIssuer(roomToken.issuer)
    .setAudience(roomAudience(machine))
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(new TextEncoder().encode(key));
}

/** A person without a name is shown by their email address. */
function getName({ email, keycloakId, ...names }: Guest): string {
  return (fullName(names) || email || keycloakId).slice(0, maxNameLength);
}
