/**
 * Whether the page is in the desktop client's own browser: Qt puts its transport into the page before the first script runs,
 * and names its engine.
 */
export function isDesktopBrowser(page: { readonly navigator: Pick<Navigator, "userAgent"> }): boolean {
  return "qt" in page || /\bQtWebEngine\//.test(page.navigator.userAgent);
}
