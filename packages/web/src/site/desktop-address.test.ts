import { expect, test, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { desktopAddress, storeDesktopAddress } from "./desktop-address.ts";

const token = "a-token_of-32-letters-0123456789";

function tabAt(hash: string, sessionStorage = memoryStorage()) {
  const replaceState = vi.fn();
  return {
    location: { hash, pathname: "/vist-modules", search: "?q=1" },
    history: { replaceState, state: null },
    sessionStorage,
  };
}

test("the desktop client's address is kept over a reload and removed from the address bar", () => {
  const tab = tabAt(`#desktop=45123.${token}`);
  storeDesktopAddress(tab);
  expect(tab.history.replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/vist-modules?q=1");
  const reloaded = tabAt("", tab.sessionStorage);
  storeDesktopAddress(reloaded);
  expect(desktopAddress(reloaded)).toEqual({ port: 45_123, token });
  expect(reloaded.history.replaceState).not.toHaveBeenCalled();
});

test.each([
  "",
  "#top",
  "#desktop=",
  "#desktop=45123",
  "#desktop=45123.short",
  `#desktop=evil.example:80.${token}`,
  `#desktop=45123.${token}@evil.example/`,
  `#desktop=451234.${token}`,
])("%j contains no valid client address", (hash) => {
  const tab = tabAt(hash);
  storeDesktopAddress(tab);
  expect(desktopAddress(tab)).toBe(undefined);
  expect(tab.history.replaceState).not.toHaveBeenCalled();
});
