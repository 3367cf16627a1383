import { expect, test } from "vitest";
import { createSeparatePairs, type KeptApartStorage, pairKey } from "./separate-pairs.ts";

function memory(kept: Record<string, string> = {}): KeptApartStorage {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
  };
}

test("a pair has the same key in both orders", () => {
  expect(pairKey([{ id: "a" }, { id: "b" }])).toBe(pairKey([{ id: "b" }, { id: "a" }]));
});

test("pairs kept separate are stored in the browser, at most the last 500", () => {
  const storage = memory();
  for (let pair = 0; pair <= 500; pair++) createSeparatePairs(() => storage).add(`pair ${pair}`);
  const kept = createSeparatePairs(() => storage).read();
  expect([kept.size, kept.has("pair 0"), kept.has("pair 1"), kept.has("pair 500")]).toEqual([
    500,
    false,
    true,
    true,
  ]);
});

test("an invalid or forbidden storage loses the stored pairs without an error", () => {
  expect(createSeparatePairs(() => memory({ "cathedra.kept-apart": "{" })).read().size).toBe(0);
  expect(createSeparatePairs(() => memory({ "cathedra.kept-apart": '[1,"a b"]' })).read()).toEqual(
    new Set(["a b"]),
  );
  const forbidden = createSeparatePairs(() => {
    throw new Error("forbidden");
  });
  expect(forbidden.add("a b")).toEqual(new Set(["a b"]));
  expect(forbidden.read()).toEqual(new Set(["a b"]));
});
