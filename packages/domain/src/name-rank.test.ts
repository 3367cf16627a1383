import { expect, test } from "vitest";
import { nameRank, searchWords } from "./name-rank.ts";

test.each([
  ["records", "Records", 0],
  ["records", "Records of a year", 1],
  ["carotid", "Carotid-cavernous fistula", 1],
  ["rec", "Records", 2],
  ["ir res", "IR Residents", 2],
  ["res ir", "IR Residents", 3],
  ["kovacs", "Helena Kovács", 3],
  ["esid", "IR Residents", 4],
  ["res esid", "IR Residents", 4],
  ["residents north", "IR Residents", undefined],
  ["%", "100 cases", undefined],
  ["%", "100% radial", 4],
  ["thrombectomy the first", "Thrombectomy: the first pass", 1],
  ["first: thrombectomy", "Thrombectomy: the first pass", 3],
  ["thrombectomy: the first pass", "Thrombectomy: the first pass", 0],
])("“%s” matches “%s” with rank %s", (text, name, rank) => {
  expect(nameRank(name, searchWords(text))).toBe(rank);
});
