import { hash } from "node:crypto";
import type { StationSessionId } from "@cathedra/domain";

/**
 * A person's session as links name it, because the identity service's own id must stay secret. Prefixes: `s` for a session of
 * the identity service, followed by its person, `p` for a person if the service names no sessions (no `sid` claim), `t` for a
 * session at a station.
 */
export function sessionKey({
  sid,
  sub,
}: {
  readonly sid?: string | undefined;
  readonly sub: string;
}): string {
  return sid === undefined || sid === "" ? personKey(sub) : `s${digest(sid)}.${personKey(sub)}`;
}

/** The key that names all sessions of a person. */
export function personKey(sub: string): string {
  return `p${digest(sub)}`;
}

/** The keys by which the end of a session is found: its own, and that of its person. */
export function sessionAndPerson(key: string): readonly string[] {
  const at = key.indexOf(".");
  return at === -1 ? [key] : [key, key.slice(at + 1)];
}

export function stationSessionKey(id: StationSessionId): string {
  return `t${id}`;
}

/** The id of the session at a station that a key names; undefined: it names a session of the identity service. */
export function getStationSession(key: string): string | undefined {
  return key.startsWith("t") ? key.slice(1) : undefined;
}

/** Whether a key names a person, who may sign in again under the same key. */
export function isPersonKey(key: string): boolean {
  return key.startsWith("p");
}

function digest(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 32);
}
