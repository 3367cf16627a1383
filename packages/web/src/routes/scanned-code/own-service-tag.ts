import { readCookie } from "../../site/cookies.ts";

/** The simulator whose own browser this is, as its cookie says; null: it is none's. It never gives a right. */
export function ownServiceTag(): string | null {
  return readCookie(document.cookie, "service_tag");
}
