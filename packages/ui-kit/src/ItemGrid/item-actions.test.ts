import { expect, test } from "vitest";
import { actOfKey, actOfPress } from "./item-actions.ts";

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const around = { active: 5, count: 10, columns: 4, rowsInView: 3 };
const to = (key: string, more = {}, place = around) => actOfKey({ ...plain, key, ...more }, place);

test.each([
  ["ArrowRight", 6],
  ["ArrowLeft", 4],
  ["ArrowDown", 9],
  ["ArrowUp", 1],
  ["Home", 0],
  ["End", 9],
  ["PageDown", 9],
  ["PageUp", 1],
])("%s moves to item %d", (key, index) => {
  expect(to(key)).toEqual({ kind: "go", index });
});

test("at the edges the position stays, and ArrowDown above an incomplete row goes to the last item", () => {
  expect(to("ArrowUp", {}, { ...around, active: 2 })).toEqual({ kind: "go", index: 2 });
  expect(to("ArrowLeft", {}, { ...around, active: 0 })).toEqual({ kind: "go", index: 0 });
  expect(to("ArrowDown", {}, { ...around, active: 7 })).toEqual({ kind: "go", index: 9 });
  expect(to("ArrowDown", {}, { ...around, active: 8 })).toEqual({ kind: "go", index: 8 });
});

test("Shift selects a range, Space toggles one, Ctrl+A selects all and Escape none", () => {
  expect(to("ArrowRight", { shiftKey: true })).toEqual({ kind: "choose", index: 6, how: "range" });
  expect(to(" ")).toEqual({ kind: "choose", index: 5, how: "toggle" });
  expect(to("a", { ctrlKey: true })).toEqual({ kind: "all" });
  expect(to("a", { metaKey: true })).toEqual({ kind: "all" });
  expect(to("Escape")).toEqual({ kind: "none" });
  expect(to("Enter")).toEqual({ kind: "open", index: 5 });
  expect(to("F10", { shiftKey: true })).toBe("menu");
});

test("other keys are ignored, and so are all keys in an empty grid", () => {
  expect(to("x")).toBeUndefined();
  expect(to("ArrowLeft", { altKey: true })).toBeUndefined();
  expect(to("End", {}, { ...around, count: 0 })).toBeUndefined();
});

test("a mouse press selects, and a touch or screen reader press opens, or selects once something is selected", () => {
  const mouse = { ...plain, pointerType: "mouse" };
  expect(actOfPress(mouse, 3, false)).toEqual({ kind: "choose", index: 3, how: "only" });
  expect(actOfPress({ ...mouse, ctrlKey: true }, 3, true)).toMatchObject({ how: "toggle" });
  expect(actOfPress({ ...mouse, shiftKey: true }, 3, true)).toMatchObject({ how: "range" });
  expect(actOfPress({ ...plain, pointerType: "touch" }, 3, false)).toEqual({ kind: "open", index: 3 });
  expect(actOfPress({ ...plain, pointerType: "touch" }, 3, true)).toMatchObject({ how: "toggle" });
  expect(actOfPress({ ...plain, pointerType: "" }, 3, false)).toEqual({ kind: "open", index: 3 });
});
