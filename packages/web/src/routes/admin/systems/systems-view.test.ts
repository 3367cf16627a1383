import { expect, test } from "vitest";
import { systemsView } from "./systems-view.ts";

test("only the active filters are in the address, and invalid values are ignored", () => {
  const read = (query: string) => systemsView.read(new URLSearchParams(query));
  const plain = { search: "", condition: null, days: 7, order: "service_tag", page: 1 };
  expect(read("")).toEqual(plain);
  expect(read("condition=nonsense&days=-3&order=x&page=0")).toEqual(plain);
  const narrowed = { search: "NGT", condition: "not_seen", days: 30, order: "last_seen", page: 2 } as const;
  expect(read("search=NGT&condition=not_seen&days=30&order=last_seen&page=2")).toEqual(narrowed);
  expect(read(systemsView.write(narrowed).toString())).toEqual(narrowed);
  expect(systemsView.write({ ...plain, condition: null, order: "service_tag" }).toString()).toBe("");
  expect([systemsView.isNarrowed(read("days=30")), systemsView.isNarrowed(read("search=a"))]).toEqual([
    false,
    true,
  ]);
});
