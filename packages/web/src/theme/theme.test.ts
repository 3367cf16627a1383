import { expect, test, vi } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import { createThemeStore } from "./theme.ts";

const aRoot = () => ({ dataset: {} as DOMStringMap });

test("the system theme applies until the person chooses one", () => {
  const root = aRoot();
  const theme = createThemeStore(memoryStorage(), root);
  expect(theme.get()).toBe("system");
  expect(root.dataset).toEqual({});
});

test("a chosen theme is applied at once and stored", () => {
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

test("returning to the system theme removes the stored choice", () => {
  const storage = memoryStorage({ "cathedra.theme": "light" });
  const root = { dataset: { theme: "light" } as DOMStringMap };
  const theme = createThemeStore(storage, root);
  theme.choose("system");
  expect(root.dataset).toEqual({});
  expect(storage.length).toBe(0);
});

test("a choice in another tab is applied", () => {
  const storage = memoryStorage();
  const root = aRoot();
  const theme = createThemeStore(storage, root);
  storage.setItem("cathedra.theme", "dark");
  theme.follow("cathedra.theme");
  expect(root.dataset).toEqual({ theme: "dark" });
  theme.follow("something else");
  expect(theme.get()).toBe("dark");
});

test("an invalid stored theme counts as no choice", () => {
  expect(createThemeStore(memoryStorage({ "cathedra.theme": "sepia" }), aRoot()).get()).toBe("system");
});
