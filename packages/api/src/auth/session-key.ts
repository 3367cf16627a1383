import { hash } from "node:crypto";
import type { StationSessionId } from "@cathedra/domain";

/**
 * A person's session as links name it; the identity service's own id of it stays a secret. `s`: a session of the identity service;
 * `p`: a person, where the service does not name sessions (no `sid` claim); `t`: a session at a station, by its id.
 */
export function sessionKey({
  sid,
  sub,
}: {
  readonly sid?: string | undefined;
  readonly sub: string;
}): string {
  return sid === undefined || sid === "" ? `p${digest(sub)}` : `s${digest(sid)}`;
}

export function stationSessionKey(id: StationSessionId): string {
  return `t${id}`;
}

/** The id of the session at a station that a key names; undefined: it names a session of the identity service. */
export function stationSessionOf(key: string): string | undefined {
  return key.startsWith("t") ? key.slice(1) : undefined;
}

/** Whether a key names a person, who may be signed in again under the same key. */
export function isPersonKey(key: string): boolean {
  return key.startsWith("p");
}

function digest(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 32);
}
