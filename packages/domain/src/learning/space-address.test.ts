import fc from "fast-check";
import { expect, test } from "vitest";
import { numberInAddress, spaceAddress } from "./space-address.ts";

test.each([
  ["Neuro", "/learning-spaces/2/Neuro"],
  ["Stents / shunts 100%", "/learning-spaces/2/Stents%20%2F%20shunts%20100%25"],
  ["🫀 heart?#", "/learning-spaces/2/%F0%9F%AB%80%20heart%3F%23"],
  ["..", "/learning-spaces/2/-"],
  ["", "/learning-spaces/2/-"],
])("the space %j has the address %s (1.034, X06)", (name, address) => {
  expect(spaceAddress({ id: 2, name })).toBe(address);
  expect(spaceAddress({ id: 2, name }, 7)).toBe(`${address}/7`);
});

test("any name gives a valid address of three parts (X06)", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 20_000 }), (name) => {
      const { pathname } = new URL(spaceAddress({ id: 2, name }), "https://portal.example");
      expect(pathname.split("/")).toHaveLength(4);
      expect(pathname.startsWith("/learning-spaces/2/")).toBe(true);
      expect(pathname.length).toBeLessThan(1100);
    }),
  );
});

test("text in an address that is not a valid number is read as 0", () => {
  expect(["7", "0", "07", "1e3", "", undefined, "12345678901"].map(numberInAddress)).toEqual([
    7, 0, 0, 0, 0, 0, 0,
  ]);
});
