import type { FoundArea } from "./areas.ts";

/**
 * Whether people who are not signed in leave for the identity service at once. Not on public pages, and not right after
 * sign-out, where the start page offers Sign In (X14), except with an invitation. Addresses outside of all areas are left to
 * the router, because an old one may redirect to a public page.
 */
export function mustSignInFirst(
  { pathname, searchParams }: URL,
  area: Pick<FoundArea, "isOpen"> | undefined,
  isAfterSignOut: boolean,
): boolean {
  if (area === undefined || area.isOpen) return false;
  return !(isAfterSignOut && isPlainStart(pathname, searchParams));
}

/** The start page as such, to which the identity service sends back after sign-out. */
export function isPlainStart(pathname: string, searchParams: URLSearchParams): boolean {
  return pathname === "/" && !searchParams.has("inviteCode");
}
