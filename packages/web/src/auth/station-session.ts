import { type SessionEnd, sessionEnds } from "@cathedra/domain/station-sign-in";
import * as v from "valibot";
import { getJson, HttpError, plainFetch } from "../http.ts";
import { leaveStation } from "./auth.ts";
import { getAuthorization } from "./authorization.ts";
import type { Session } from "./session.ts";

// The operations for a session at a station, which is not a session of the identity service. This module is loaded on demand.

const address = "/api/station-session";

const stated = v.object({
  session: v.nullable(
    v.object({
      id: v.string(),
      station: v.object({ name: v.string(), place: v.string(), serviceTag: v.string() }),
      person: v.object({ name: v.string() }),
      expiresAt: v.string(),
      idleSeconds: v.number(),
    }),
  ),
});
const refused = v.object({
  error: v.object({ code: v.string(), endedBy: v.fallback(v.picklist(sessionEnds), "expired") }),
});

/** A session at a station, as the portal knows it. */
export type SeenSession = NonNullable<v.InferOutput<typeof stated>["session"]>;

/** The state of a session at a station; undefined if the portal cannot be asked or does not answer. */
export type StationSessionState =
  | { readonly isOver: false; readonly session: SeenSession }
  | { readonly isOver: true; readonly by: SessionEnd }
  | undefined;

/** Reads the state of a token's session; `isUsed` reports that someone uses the page, which keeps the session from expiring. */
export async function readStationSession(accessToken: string, isUsed = false): Promise<StationSessionState> {
  try {
    const response = await ask(accessToken, isUsed ? "POST" : "GET");
    const parsed = v.safeParse(stated, await response.json());
    const session = parsed.success ? parsed.output.session : null;
    return session === null ? undefined : { isOver: false, session };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) return undefined;
    const parsed = v.safeParse(refused, getJson(error.body));
    if (!parsed.success) return { isOver: true, by: "expired" };
    // The session itself continues: only the station's proof is missing or was not accepted.
    if (parsed.output.error.code === "STATION_PROOF_REQUIRED") return undefined;
    return { isOver: true, by: parsed.output.error.endedBy };
  }
}

/**
 * Handles a token that the portal refused: resolves to the session if it is valid nevertheless, throws if the portal does not
 * answer, and otherwise leaves the page and never resolves.
 */
export async function afterRefusal(session: Session): Promise<Session | "refused"> {
  const seen = await readStationSession(session.accessToken);
  if (seen?.isOver === false) return session;
  if (seen === undefined) throw new TypeError("the portal does not answer");
  leaveStation(seen.by);
  return new Promise(() => {});
}

/** Ends the session at the portal; returns the address at which the next sign-in begins. */
export async function signOutAddress({ accessToken }: Session): Promise<string> {
  await ask(accessToken, "DELETE").catch(() => undefined);
  return "/station-sign-in?ended=station";
}

async function ask(accessToken: string, method: "GET" | "POST" | "DELETE"): Promise<Response> {
  return plainFetch(address, {
    method,
    keepalive: true,
    headers: await getAuthorization(accessToken, { method, address }),
  });
}
