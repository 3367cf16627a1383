import { expect, test } from "vitest";
import { getShape, itemsInView, scrollToItem } from "./geometry.ts";

test("as many tiles as fit are in a row, and two on the smallest phone", () => {
  expect([240, 328, 700, 900].map((width) => getShape("tiles", width, 16).columns)).toEqual([2, 2, 4, 5]);
  expect(getShape("tiles", 900, 32).columns).toBe(2);
  expect(getShape("rows", 900, 16)).toEqual({ columns: 1, rowHeight: 48 });
});

test("of a hundred thousand items only those near the view are rendered", () => {
  const shape = getShape("rows", 900, 16);
  const { from, to } = itemsInView(shape, { top: 48 * 50_000, height: 600 }, 100_000);
  expect([from, to]).toEqual([49_997, 50_016]);
  expect(itemsInView(shape, { top: 0, height: 600 }, 5)).toEqual({ from: 0, to: 5 });
  expect(itemsInView(shape, { top: 48 * 100_000, height: 600 }, 10)).toEqual({ from: 10, to: 10 });
});

test("tiles are rendered in whole rows", () => {
  const shape = { columns: 4, rowHeight: 100 };
  expect(itemsInView(shape, { top: 1000, height: 300 }, 1000)).toEqual({ from: 28, to: 64 });
});

test("scrolling moves just far enough to show an item completely", () => {
  const shape = { columns: 4, rowHeight: 100 };
  const view = { top: 1000, height: 300 };
  expect(scrollToItem(shape, view, 44)).toBeUndefined();
  expect(scrollToItem(shape, view, 39)).toBe(900);
  expect(scrollToItem(shape, view, 52)).toBe(1100);
});
