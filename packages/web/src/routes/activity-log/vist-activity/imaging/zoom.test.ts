import { expect, test } from "vitest";
import { fitted, fullScale, within, zoomed } from "./zoom.ts";

const [picture, stage] = [
  { width: 400, height: 300 },
  { width: 500, height: 300 },
];
const middle = { x: 0, y: 0 };

test("the point under the pointer stays there while zooming", () => {
  const point = { x: 80, y: -40 };
  const view = zoomed(fitted, 2, point, picture, stage);
  // At scale 2 the point is twice as far from the centre of the picture as at scale 1.
  expect([view.x + 80 * 2, view.y + -40 * 2]).toEqual([80, -40]);
  expect(zoomed(view, 0.5, point, picture, stage)).toEqual(fitted);
});

test("the picture is never smaller than it fits, and at most twelve times as large", () => {
  expect(zoomed(fitted, 0.1, middle, picture, stage)).toEqual(fitted);
  expect(zoomed(fitted, 1000, middle, picture, stage).scale).toBe(12);
});

test("no edge of the picture moves inside the edge of the stage", () => {
  expect(within({ scale: 2, x: 9999, y: -9999 }, picture, stage)).toEqual({ scale: 2, x: 150, y: -150 });
  // A picture narrower than the stage stays centred.
  expect(within({ scale: 1.1, x: 50, y: 0 }, picture, stage).x).toBe(0);
});

test("full size is one screen pixel per picture pixel, and a small picture is not reduced", () => {
  expect(fullScale({ width: 1600, height: 1200 }, picture)).toBe(4);
  expect(fullScale({ width: 400, height: 300 }, picture)).toBe(1);
  expect(fullScale({ width: 1600, height: 1200 }, { width: 0, height: 0 })).toBe(1);
});
