import { searchWords } from "@cathedra/domain";
import { expect, test } from "vitest";
import { kindInWords } from "./kind-in-words.ts";

test.each([
  ["EVAR course", ["course"], ["evar"]],
  ["courses evar", ["course"], ["evar"]],
  ["cloud angulated neck", ["case"], ["angulated", "neck"]],
  ["simulator lab", ["station", "machine"], ["lab"]],
  ["IR class", ["group"], ["ir"]],
])("“%s” names the kinds %j beside the words %j", (text, kinds, words) => {
  expect(kindInWords(searchWords(text))).toEqual({ kinds, words });
});

test.each(["course", "cloud cases", "evar neck", "constructor name", ""])(
  "“%s” names no kind beside other words",
  (text) => {
    expect(kindInWords(searchWords(text))).toBeUndefined();
  },
);
