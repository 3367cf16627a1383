import { expect, it } from "vitest";
import { aRecord } from "../../../../../test/record-form.ts";
import { noClinicalData } from "./record-form.ts";
import { partsOfRecord } from "./record-view.ts";

const getFacts = (record = aRecord()) =>
  new Map(partsOfRecord(record).flatMap(({ facts }) => facts.map(({ label, text }) => [label, text])));

it("a record is shown as text, with its group", () => {
  const facts = getFacts();
  expect(facts.get("Group")).toBe("IR Residents");
  expect(facts.get("Attending")).toBe("Anna Berg");
  expect(facts.get("Age category")).toBe("Adult (18-64)");
  expect(facts.get("Successful")).toBe("No");
  expect(facts.get("Why was the procedure not successful?")).toBe("Residual leak");
  expect(facts.get("Fluoroscopy time (min)")).toBe("12.5");
  expect(facts.get("Participant 2")).toBe("Jo Visitor (Scrub, NP)");
  expect(facts.get("Written by")).toMatch(/^Maya Lindqvist\. Last changed /u);
});

it("empty fields are left out, and so are sections that are then empty", () => {
  const bare = aRecord({ ...noClinicalData, procedureComments: null, optionalIdentifier: null });
  expect(partsOfRecord(bare).map(({ title }) => title)).toEqual([
    "When and where",
    "Procedure",
    "Participants",
  ]);
  expect(getFacts(bare).has("Optional identifier")).toBe(false);
});

it("an imported age is shown even if the form does not offer it (X70)", () => {
  expect(getFacts(aRecord({ ageCategory: "Unknown" })).get("Age category")).toBe("Unknown");
});
