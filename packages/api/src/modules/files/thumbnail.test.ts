import { aPng } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { isDrawable } from "./thumbnail.ts";

const [width, height] = [64, 64];
const rowBytes = 1 + width * 3;

/** Rows of which the one at this place begins with a filter that does not exist. */
function rowsDamagedAt(place: number): Buffer {
  const rows = Buffer.alloc(rowBytes * height);
  rows[place * rowBytes] = 9;
  return rows;
}

test.each([0, 1, height / 2, height - 1])("a PNG whose row %i is damaged cannot be drawn", async (place) => {
  const pixels = rowsDamagedAt(place);
  expect(await isDrawable(aPng({ width, height, pixels }), width * height)).toBe(false);
});

test("a whole PNG can be drawn, and one without rows cannot", async () => {
  expect(await isDrawable(aPng({ width, height }), width * height)).toBe(true);
  expect(await isDrawable(aPng({ width, height: 0 }), width * height)).toBe(false);
});
