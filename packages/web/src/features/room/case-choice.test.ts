import { expect, test } from "vitest";
import { askFor, choiceWhile, openChoice, unanswered } from "./case-choice.ts";

test("a choice that the room takes is done", () => {
  const asked = askFor(openChoice("one"), "two");
  expect(choiceWhile(asked, "one")).toBe(asked);
  expect(choiceWhile(asked, "two")).toMatchObject({ isDone: true, overtaken: null });
});

test("of two at once the later one is told, and chooses again from what runs now", () => {
  const overtaken = choiceWhile(askFor(openChoice("one"), "two"), "three");
  expect(overtaken).toEqual({ from: "three", asked: null, overtaken: "instead", isDone: false });
  expect(choiceWhile(askFor(overtaken, "two"), "two")).toMatchObject({ isDone: true });
});

test("who only looks at the list is told of a change too", () => {
  expect(choiceWhile(openChoice("one"), "two")).toMatchObject({ from: "two", overtaken: "before" });
});

test("two who want the same both have it", () => {
  expect(choiceWhile(askFor(openChoice("one"), "two"), "two").isDone).toBe(true);
});

test("what is not answered can be asked for again", () => {
  expect(unanswered(askFor(openChoice("one"), "two"))).toEqual(openChoice("one"));
});
