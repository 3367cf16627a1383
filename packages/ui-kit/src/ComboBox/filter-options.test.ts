import { expect, test } from "vitest";
import { flatOptions, type Option } from "../field/field-props.ts";
import { filterOptions, firstOptions, matchingOption, withoutRepeats } from "./filter-options.ts";

const option = (label: string, description?: string): Option => ({ value: label, label, description });
const labels = (options: Parameters<typeof flatOptions>[0]) => flatOptions(options).map(({ label }) => label);

const people = [
  option("Adeyemi, George"),
  option("Kovács, Helena", "Lakeside"),
  option("Okafor, Sam"),
  option("Sam, Ada"),
];

test("nothing typed leaves the list as it is", () => {
  expect(filterOptions(people, "  ")).toBe(people);
});

test("case and accents do not matter", () => {
  expect(labels(filterOptions(people, "KOVACS"))).toEqual(["Kovács, Helena"]);
});

test("letters of their own are found by the plain ones", () => {
  const rivers = ["Kızılırmak", "Gudenå", "Glåma", "Łyna", "Straße", "Sørfjorden"].map((label) =>
    option(label),
  );
  expect(
    ["kizil", "gudena", "glama", "lyna", "strasse", "sorf"].map((query) =>
      labels(filterOptions(rivers, query)),
    ),
  ).toEqual(rivers.map(({ label }) => [label]));
});

test("all words count, in any order, and the description is read too", () => {
  expect(labels(filterOptions(people, "lake hel"))).toEqual(["Kovács, Helena"]);
  expect(filterOptions(people, "lake sam")).toEqual([]);
});

test("labels that begin with what was typed come first", () => {
  expect(labels(filterOptions(people, "sam"))).toEqual(["Sam, Ada", "Okafor, Sam"]);
});

test("an emptied section is left out", () => {
  const sections = [
    { label: "Recent", options: [people[0] as Option] },
    { label: "All", options: people },
  ];
  expect(filterOptions(sections, "sam")).toEqual([
    { label: "All", options: [option("Sam, Ada"), option("Okafor, Sam")] },
  ]);
});

test("a recent option is not repeated under all", () => {
  const sections = [
    { label: "Recent", options: [option("Okafor, Sam")] },
    { label: "All", options: people },
  ];
  expect(labels(withoutRepeats(sections))).toEqual([
    "Okafor, Sam",
    "Adeyemi, George",
    "Kovács, Helena",
    "Sam, Ada",
  ]);
});

test("the first options are taken across sections", () => {
  const sections = [
    { label: "Recent", options: people.slice(0, 1) },
    { label: "All", options: people.slice(1) },
    { label: "Others", options: [option("Chen, Wei")] },
  ];
  expect(labels(firstOptions(sections, 2))).toEqual(["Adeyemi, George", "Kovács, Helena"]);
  expect(firstOptions(people, 9)).toBe(people);
});

test("the whole name, typed without case and accents, means its option", () => {
  expect(matchingOption(people, " kovacs, HELENA", undefined)?.label).toBe("Kovács, Helena");
  expect(matchingOption(people, "Okafor, Sam", option("Sam, Ada"))?.label).toBe("Okafor, Sam");
});

test("a part of a name, a name that two bear, and one within the present choice mean nothing", () => {
  expect(matchingOption(people, "kovacs", undefined)).toBeUndefined();
  const twins = [
    option("Main Campus", "Northgate"),
    { ...option("Main Campus", "Lakeside"), value: "other" },
  ];
  expect(matchingOption(twins, "Main Campus", undefined)).toBeUndefined();
  const places = [option("Main"), option("Main Campus")];
  expect(matchingOption(places, "Main", option("Main Campus"))).toBeUndefined();
  expect(matchingOption(places, "Main", undefined)?.label).toBe("Main");
});
