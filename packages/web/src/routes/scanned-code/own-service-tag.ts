import { readCookie } from "../../site/cookies.ts";

/** The simulator whose own browser this is, from its cookie; null for other browsers. It never grants a right. */
export function ownServiceTag(): string | null {
  return readCookie(document.cookie, "service_tag");
}
