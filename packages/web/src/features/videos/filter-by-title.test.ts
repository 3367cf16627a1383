import { expect, test } from "vitest";
import { filterByTitle } from "./filter-by-title.ts";

const videos = ["Access: Radial artery", "Embolisation: Uterine arteries", "Aorta: Über den Bogen"].map(
  (title) => ({
    title,
  }),
);

test.each([
  ["", 3],
  ["   ", 3],
  ["arter", 2],
  ["ARTERY radial", 1],
  ["uber", 1],
  ["übér", 1],
  ["vein", 0],
  [".*", 0],
])("%j finds %i", (text, count) => {
  expect(filterByTitle(videos, text)).toHaveLength(count);
});
