import { describe, expect, test } from "vitest";
import { closedDock, dockBounds, readDock, resized, sizeAfterKey } from "./dock.ts";

describe("what was remembered of the panel", () => {
  test("is as it was left", () => {
    const left = resized({ ...closedDock, isOpen: true }, "width", 31);
    expect(readDock(JSON.stringify(left))).toEqual(left);
  });

  test.each([null, "", "nonsense", "null", "7", "[]", '{"isOpen":"yes","width":"wide","height":{}}'])(
    "%s is as usual",
    (text) => expect(readDock(text)).toEqual(closedDock),
  );

  test("leaves the picture more than half, whatever stands there", () => {
    expect(readDock('{"isOpen":true,"width":4000,"height":-3}')).toEqual({
      isOpen: true,
      width: dockBounds.width.max,
      height: dockBounds.height.min,
    });
  });
});

test("the edge follows the keys towards the picture, and knows no others", () => {
  expect([sizeAfterKey("ArrowLeft", "width", 25), sizeAfterKey("ArrowRight", "width", 25)]).toEqual([27, 23]);
  expect([sizeAfterKey("ArrowUp", "height", 30), sizeAfterKey("ArrowDown", "height", 30)]).toEqual([32, 28]);
  expect([sizeAfterKey("Home", "width", 30), sizeAfterKey("End", "width", 30)]).toEqual([18, 45]);
  for (const key of ["ArrowUp", "Tab", "Enter", " "]) expect(sizeAfterKey(key, "width", 25)).toBeNull();
});
