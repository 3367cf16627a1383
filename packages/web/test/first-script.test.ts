import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createSessionStore } from "../src/auth/session.ts";
import { createThemeStore } from "../src/theme/theme.ts";

const [, script = ""] = /<script>(.*?)<\/script>/s.exec(readFileSync("index.html", "utf8")) ?? [];

/** A browser's storage, and the part of its page that the first script of index.html uses. */
function openBrowser() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
  const dataset: DOMStringMap = {};
  const head: unknown[] = [];
  const document = {
    documentElement: { dataset },
    head: { append: (content: unknown) => head.push(content) },
    getElementById: (id: string) => ({ content: id }),
  };
  const load = () => runInNewContext(script, { localStorage: storage, sessionStorage: storage, document });
  return { storage, dataset, head, load };
}

test("the first script of the page applies the theme that was chosen on this device", () => {
  const { storage, dataset, load } = openBrowser();
  load();
  expect(dataset).toEqual({});
  createThemeStore(storage, { dataset: {} }).choose("dark");
  load();
  expect(dataset).toEqual({ theme: "dark" });
});

test("the first script of the page preloads the portal's code for people who are signed in, and for nobody else", () => {
  const { storage, head, load } = openBrowser();
  load();
  expect(head).toEqual([]);
  createSessionStore(storage).start({ accessToken: "token", expiresAt: 0 });
  load();
  expect(head).toEqual(["portal"]);
});
