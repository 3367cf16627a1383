import { expect, test } from "vitest";
import { softwareView } from "./software-view.ts";

test.each([
  ["", { search: "", state: null, page: 1 }],
  ["search=vist&state=draft&page=2", { search: "vist", state: "draft", page: 2 }],
  ["state=lost&page=-1", { search: "", state: null, page: 1 }],
])("the address ?%s is read as a list of releases", (query, view) => {
  expect(softwareView.read(new URLSearchParams(query))).toEqual(view);
});

test("only non-default settings of the list are in its address", () => {
  const view = { search: "", state: "withdrawn", page: 1 } as const;
  expect(softwareView.write(view).toString()).toBe("state=withdrawn");
  expect(softwareView.isNarrowed(view)).toBe(true);
});
