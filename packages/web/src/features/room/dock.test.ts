import { describe, expect, test } from "vitest";
import { closedDock, dockBounds, readDock, resized, sizeAfterKey } from "./dock.ts";

describe("stored panel settings", () => {
  test("the stored settings of the panel are restored unchanged", () => {
    const left = resized({ ...closedDock, isOpen: true }, "width", 31);
    expect(readDock(JSON.stringify(left))).toEqual(left);
  });

  test.each([null, "", "nonsense", "null", "7", "[]", '{"isOpen":"yes","width":"wide","height":{}}'])(
    "the invalid value %s gives the default settings",
    (text) => expect(readDock(text)).toEqual(closedDock),
  );

  test("the panel never takes more than half of the room, whatever is stored", () => {
    expect(readDock('{"isOpen":true,"width":4000,"height":-3}')).toEqual({
      isOpen: true,
      width: dockBounds.width.max,
      height: dockBounds.height.min,
    });
  });
});

test("arrow keys, Home and End move the edge, and other keys are ignored", () => {
  expect([sizeAfterKey("ArrowLeft", "width", 25), sizeAfterKey("ArrowRight", "width", 25)]).toEqual([27, 23]);
  expect([sizeAfterKey("ArrowUp", "height", 30), sizeAfterKey("ArrowDown", "height", 30)]).toEqual([32, 28]);
  expect([sizeAfterKey("Home", "width", 30), sizeAfterKey("End", "width", 30)]).toEqual([18, 45]);
  for (const key of ["ArrowUp", "Tab", "Enter", " "]) expect(sizeAfterKey(key, "width", 25)).toBeNull();
});
