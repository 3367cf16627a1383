import { desktopAddress } from "./desktop-address.ts";

type Page = {
  readonly navigator: Pick<Navigator, "userAgent">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
};

/**
 * Whether the page is in the desktop client's own browser: Qt puts its transport into the page before the first script runs,
 * and names its engine; a client that is another process opens the tab with its address.
 */
export function isDesktopBrowser(page: Page): boolean {
  return (
    "qt" in page || /\bQtWebEngine\//.test(page.navigator.userAgent) || desktopAddress(page) !== undefined
  );
}
