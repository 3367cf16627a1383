import { isDesktopBrowser } from "../../../site/desktop-browser.ts";

/** Whether the page is in the simulator's own browser, and about that simulator: an address can name another one. */
export function isOnThisComputer(page: Window): boolean {
  return isDesktopBrowser(page) && !new URL(page.location.href).searchParams.has("serviceTag");
}
