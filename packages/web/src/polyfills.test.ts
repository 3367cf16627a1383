import { expect, test } from "vitest";
import { polyfills } from "./polyfills.ts";

const ours = (name: string) => polyfills[name]?.[2] as (...args: unknown[]) => unknown;

test.each([["https://a.example"], ["/path"], ["http://["], [""]])(
  "the polyfill of URL.canParse(%j) gives the browser's result",
  (url) => {
    expect(ours("URL.canParse")(url)).toBe(URL.canParse(url));
    expect(ours("URL.canParse")(url, "https://b.example")).toBe(URL.canParse(url, "https://b.example"));
  },
);

const list = [3, 1, 2];

test.each([
  ["toReversed", []],
  ["toSorted", []],
  ["toSorted", [(a: number, b: number) => b - a]],
  ["toSpliced", [1, 1]],
  ["toSpliced", [1]],
  ["toSpliced", []],
  ["toSpliced", [0, 2, 9, 8]],
  ["toSpliced", [-1, 1, 7]],
] as const)(
  "the polyfill of %s with %j gives the browser's result and keeps the list unchanged",
  (name, args) => {
    const native = Reflect.get(Array.prototype, name) as (...args: unknown[]) => unknown;
    expect(Reflect.apply(ours(`Array.prototype.${name}`), list, args)).toEqual(
      Reflect.apply(native, list, args),
    );
    expect(list).toEqual([3, 1, 2]);
  },
);

test("AbortSignal.timeout aborts with a TimeoutError", async () => {
  const signal = ours("AbortSignal.timeout")(1) as AbortSignal;
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  expect(signal.reason).toMatchObject({ name: "TimeoutError" });
});

test("every polyfill replaces a method that exists", () => {
  for (const [owner, key] of Object.values(polyfills)) expect(key in owner, key).toBe(true);
});
