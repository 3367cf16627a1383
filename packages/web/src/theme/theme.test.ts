import { expect, test, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createThemeStore } from "./theme.ts";

const aRoot = () => ({ dataset: {} as DOMStringMap });

test("the system decides until the person chooses", () => {
  const root = aRoot();
  const theme = createThemeStore(memoryStorage(), root);
  expect(theme.get()).toBe("system");
  expect(root.dataset).toEqual({});
});

test("a choice is shown at once and kept", () => {
  const storage = memoryStorage();
  const root = aRoot();
  const theme = createThemeStore(storage, root);
  const listener = vi.fn();
  theme.subscribe(listener);
  theme.choose("dark");
  expect(root.dataset).toEqual({ theme: "dark" });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(createThemeStore(storage, aRoot()).get()).toBe("dark");
});

test("going back to the system leaves nothing behind", () => {
  const storage = memoryStorage({ "cathedra.theme": "light" });
  const root = { dataset: { theme: "light" } as DOMStringMap };
  const theme = createThemeStore(storage, root);
  theme.choose("system");
  expect(root.dataset).toEqual({});
  expect(storage.length).toBe(0);
});

test("another tab's choice is followed", () => {
  const storage = memoryStorage();
  const root = aRoot();
  const theme = createThemeStore(storage, root);
  storage.setItem("cathedra.theme", "dark");
  theme.follow("cathedra.theme");
  expect(root.dataset).toEqual({ theme: "dark" });
  theme.follow("something else");
  expect(theme.get()).toBe("dark");
});

test("a value that is none counts as no choice", () => {
  expect(createThemeStore(memoryStorage({ "cathedra.theme": "sepia" }), aRoot()).get()).toBe("system");
});
