import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { getProcedures } from "./lookup.ts";
import { procedureRanks } from "./procedure-rank.ts";

const offered = getProcedures(catalogue);
const getRank = procedureRanks(offered);

/** The names of all procedures, the best match first. */
function ranked(text: string): readonly string[] {
  return offered
    .toSorted((one, other) => getRank(one.code, text) - getRank(other.code, text))
    .map(({ name }) => name);
}

test("a name that begins with the text comes first, and of two such the commoner procedure", () => {
  expect(ranked("carotid").slice(0, 2)).toEqual([
    "Carotid artery stenting",
    "Clinic visit for carotid disease",
  ]);
});

test("a procedure with the whole searched word comes before one with a longer word that begins with it", () => {
  const names = ranked("port");
  expect(names.indexOf("Placement of an implanted port")).toBeLessThan(
    names.indexOf("Portal vein infusion of islet cells"),
  );
});

test("the short name of a procedure counts like its full name", () => {
  expect(ranked("port")[0]).toBe("Placement of an implanted port");
  expect(ranked("picc")[0]).toBe("Placement of a peripherally inserted central catheter (PICC)");
});

test("the beginnings of words come before the inside of words", () => {
  const names = ranked("carotid");
  const inside = names.indexOf("Intracarotid amobarbital (Wada) test");
  expect(inside).toBeGreaterThan(names.indexOf("Carotid balloon test occlusion"));
  expect(inside).toBeGreaterThan(names.indexOf("Cervical carotid and vertebral angiography"));
});

test("several words count in any order, without case and accents", () => {
  expect(ranked("STENTING carótid")[0]).toBe("Carotid artery stenting");
});

test("a name that does not match comes after each that does; a code that is not offered comes last of all", () => {
  expect(getRank("AI-1133", "carotid")).toBeLessThan(getRank("AI-1101", "carotid"));
  expect(getRank("XX-0000", "carotid")).toBeGreaterThan(getRank("AI-1133", "carotid"));
});
