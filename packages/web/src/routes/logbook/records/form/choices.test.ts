import { expect, test } from "vitest";
import { recentAt, recentFirst } from "./choices.ts";

const option = (value: string) => ({ value, label: value });
const options = ["Annex", "Clinic", "Main"].map(option);

test("recent choices come first in their own order, if they are still offered", () => {
  expect(recentFirst(options, ["Main", "Closed", "Annex"])).toEqual([
    { label: "Recent", options: [option("Main"), option("Annex")] },
    { label: "All", options },
  ]);
  expect(recentFirst(options, ["Closed"])).toBe(options);
});

test("recent choices are those of the chosen group's customer", () => {
  const of = (customerId: number, hospitals: string[]) => ({
    customerId,
    hospitals,
    attendings: [],
    procedures: [],
  });
  const recent = [of(1, ["Main"]), of(2, ["Harbour"])];
  expect(recentAt({ recent }, 2)?.hospitals).toEqual(["Harbour"]);
  expect(recentAt({ recent }, 3)).toBeUndefined();
  expect(recentAt({ recent }, undefined)).toBeUndefined();
});
