import { expect, test } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { isDesktopBrowser } from "./desktop-browser.ts";

const chrome =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/102.0.0.0 Safari/537.36";
const qt = chrome.replace("Chrome/", "QtWebEngine/6.4.2 Chrome/");
const selectPage = (userAgent: string) => ({ navigator: { userAgent }, sessionStorage: memoryStorage() });

test("the desktop client's browser is recognised by its transport, its name or its address (X105)", () => {
  expect(isDesktopBrowser(selectPage(chrome))).toBe(false);
  expect(isDesktopBrowser(selectPage(qt))).toBe(true);
  expect(isDesktopBrowser(Object.assign(selectPage(chrome), { qt: {} }))).toBe(true);
  const opened = selectPage(chrome);
  opened.sessionStorage.setItem("cathedra.desktop", "#desktop=45123.a-token_of-32-letters-0123456789");
  expect(isDesktopBrowser(opened)).toBe(true);
});
