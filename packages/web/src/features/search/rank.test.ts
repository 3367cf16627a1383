import { searchWords } from "@cathedra/domain";
import { expect, test } from "vitest";
import { getRank, matching, ranked } from "./rank.ts";

test.each([
  ["records", { label: "Records" }, 0],
  ["rec", { label: "Records" }, 2],
  ["res ir", { label: "IR Residents" }, 3],
  ["esid", { label: "IR Residents" }, 4],
  ["residents northgate", { label: "IR Residents", detail: "Northgate" }, 5],
  ["residents lakeside", { label: "IR Residents", detail: "Northgate" }, 6],
  ["kovacs", { label: "Helena Kovács" }, 3],
  ["certificate", { label: "Assignments", words: ["certificates"] }, 5],
  ["tificate", { label: "Assignments", words: ["certificates"] }, 6],
  ["%", { label: "100 cases" }, 6],
])("“%s” matches %o with rank %i", (text, item, rank) => {
  expect(getRank(item, searchWords(text))).toBe(rank);
});

test("the best match comes first, equal matches keep their order, and other items are left out", () => {
  const items = ["Carotid stenting", "Stent", "Stent removal", "Coiling"].map((label) => ({ label }));
  const labels = matching(items, searchWords("stent")).map(({ label }) => label);
  expect(labels).toEqual(["Stent", "Stent removal", "Carotid stenting"]);
});

test("results of the server stay in the list, at the end", () => {
  const items = [{ label: "Found by a participant" }, { label: "Stent" }];
  expect(ranked(items, searchWords("stent")).map(({ label }) => label)).toEqual([
    "Stent",
    "Found by a participant",
  ]);
});
