import type { FoundArea } from "./areas.ts";

/**
 * Whether people who are not signed in are sent to the identity service at once. This is not the case on public pages, nor right
 * after a sign-out, when the start page offers Sign In (X14), unless there is an invitation. Addresses outside of all areas are
 * left to the router, because an old one may redirect to a public page.
 */
export function mustSignInFirst(
  { pathname, searchParams }: URL,
  area: Pick<FoundArea, "isOpen"> | undefined,
  isAfterSignOut: boolean,
): boolean {
  if (area === undefined || area.isOpen) return false;
  return !(isAfterSignOut && isPlainStart(pathname, searchParams));
}

/** Whether the address is the start page without an invitation, to which the identity service returns after a sign-out. */
export function isPlainStart(pathname: string, searchParams: URLSearchParams): boolean {
  return pathname === "/" && !searchParams.has("inviteCode");
}
