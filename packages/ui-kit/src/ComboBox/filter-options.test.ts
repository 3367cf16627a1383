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

test("without text, the list is unchanged", () => {
  expect(filterOptions(people, "  ")).toBe(people);
});

test("case and accents are ignored", () => {
  expect(labels(filterOptions(people, "KOVACS"))).toEqual(["Kovács, Helena"]);
});

test("special letters are found by plain ones", () => {
  const rivers = ["Kızılırmak", "Gudenå", "Glåma", "Łyna", "Straße", "Sørfjorden"].map((label) =>
    option(label),
  );
  expect(
    ["kizil", "gudena", "glama", "lyna", "strasse", "sorf"].map((query) =>
      labels(filterOptions(rivers, query)),
    ),
  ).toEqual(rivers.map(({ label }) => [label]));
});

test("all words must match, in any order, also in the description", () => {
  expect(labels(filterOptions(people, "lake hel"))).toEqual(["Kovács, Helena"]);
  expect(filterOptions(people, "lake sam")).toEqual([]);
});

test("labels that begin with the text come first", () => {
  expect(labels(filterOptions(people, "sam"))).toEqual(["Sam, Ada", "Okafor, Sam"]);
});

test("a rank of the page's own says which match comes first, in each section", () => {
  const sections = [
    { label: "Recent", options: people.slice(1, 3) },
    { label: "All", options: people },
  ];
  const byLength = ({ label }: Option) => label.length;
  expect(
    filterOptions(sections, "a", byLength).map((each) => ("options" in each ? labels(each.options) : [])),
  ).toEqual([
    ["Okafor, Sam", "Kovács, Helena"],
    ["Sam, Ada", "Okafor, Sam", "Kovács, Helena", "Adeyemi, George"],
  ]);
  expect(filterOptions(people, " ", byLength)).toBe(people);
});

test("an empty section is left out", () => {
  const sections = [
    { label: "Recent", options: [people[0] as Option] },
    { label: "All", options: people },
  ];
  expect(filterOptions(sections, "sam")).toEqual([
    { label: "All", options: [option("Sam, Ada"), option("Okafor, Sam")] },
  ]);
});

test("a recent option is not repeated below", () => {
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

test("the whole name selects its option, regardless of case and accents", () => {
  expect(matchingOption(people, " kovacs, HELENA", undefined)?.label).toBe("Kovács, Helena");
  expect(matchingOption(people, "Okafor, Sam", option("Sam, Ada"))?.label).toBe("Okafor, Sam");
});

test("a part of a name, an ambiguous name and text within the current choice select nothing", () => {
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
