import { expect, test } from "vitest";
import { addressAfterMerge, addressesToChoose } from "./address-after-merge.ts";

const entry = (id: string, email: string | null) => ({ id, name: id, recordCount: 0, email });
const [a, b, none] = [entry("a", "a@x.example"), entry("b", "b@x.example"), entry("none", null)];

test("of two addresses one is chosen, the one of the name that stays first", () => {
  expect(addressesToChoose([a, b])).toEqual([b, a]);
  expect([addressAfterMerge([a, b], null), addressAfterMerge([a, b], "a")]).toEqual(["b", "a"]);
});

test("an only address stays, and the same address in another spelling is no choice", () => {
  expect([addressesToChoose([a, none]), addressesToChoose([none, a])]).toEqual([[], []]);
  expect([addressAfterMerge([a, none], null), addressAfterMerge([none, a], null)]).toEqual(["a", "a"]);
  expect(addressesToChoose([a, entry("c", " A@X.example ")])).toEqual([]);
  expect(addressAfterMerge([none, entry("also", null)], "gone")).toBe("also");
});
