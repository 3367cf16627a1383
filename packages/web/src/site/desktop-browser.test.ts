import { expect, test } from "vitest";
import { isDesktopBrowser } from "./desktop-browser.ts";

const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/102.0.0.0 Safari/537.36";
const qt = chrome.replace("Chrome/", "QtWebEngine/6.4.2 Chrome/");

test("the desktop client's browser is known by its transport, or by its name (X105)", () => {
  expect(isDesktopBrowser({ navigator: { userAgent: chrome } })).toBe(false);
  expect(isDesktopBrowser({ navigator: { userAgent: qt } })).toBe(true);
  expect(isDesktopBrowser(Object.assign({ navigator: { userAgent: chrome } }, { qt: {} }))).toBe(true);
});
