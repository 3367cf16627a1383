import type { Answer } from "../http.ts";
import { beginSession, endSession, keepVisit, takeSignIn } from "../store/sign-ins.ts";
import type { PlayerDeps, PlayerRequest } from "./deps.ts";
import { usedAddress } from "./lone-pages.ts";
import { redirect } from "./page.ts";
import { cookieName, visitorOf } from "./visitor.ts";

/**
 * Uses a sign-in address up: from here on a cookie of the player says who it is. A session that the same person has goes on,
 * with what is open in other tabs; that of somebody else ends.
 */
export function arrive(deps: PlayerDeps, key: string, request: PlayerRequest): Answer {
  const { store, portal } = deps;
  const signIn = takeSignIn(store, key);
  if (signIn === undefined) return usedAddress(portal);
  const before = visitorOf(deps, request);
  const isSame = before?.personId === signIn.personId;
  if (before !== undefined && !isSame) endSession(store, before.key);
  const session = before !== undefined && isSame ? before.key : beginSession(store, signIn.personId);
  const { courseId } = signIn;
  if (courseId !== null) keepVisit(store, session, courseId, signIn);
  return redirect(courseId === null ? "/learn" : `/learn/${courseId}`, {
    "set-cookie": `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Lax`,
  });
}
