import { expect, test } from "vitest";
import { recentFirst } from "./recent-first.ts";

const option = (value: string) => ({ value, label: value });
const options = ["Annex", "Clinic", "Main"].map(option);

test("recent ones come first, in their own order", () => {
  expect(recentFirst(options, ["Main", "Annex"])).toEqual([
    { label: "Recent", options: [option("Main"), option("Annex")] },
    { label: "All", options },
  ]);
});

test("what is not on offer any more is not recent either, and with none the list is the plain one", () => {
  expect(recentFirst(options, ["Closed", "Clinic"])[0]).toEqual({ label: "Recent", options: [option("Clinic")] });
  expect(recentFirst(options, ["Closed"])).toBe(options);
});
