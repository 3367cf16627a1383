import type { FoundArea } from "./areas.ts";

/**
 * Whether whoever is not signed in leaves for the identity service at once. Not where the page is for everybody, nor
 * right after sign-out, where the start page first offers Sign In (X14): but who follows an invitation wants in, not to
 * see that they are out. What lies in no area is left to the portal: an old address may lead to a page for everybody.
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
