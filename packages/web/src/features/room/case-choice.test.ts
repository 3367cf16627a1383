import { expect, test } from "vitest";
import { choiceAfterChange, openChoice, requestCase, requestUnanswered } from "./case-choice.ts";

test("a choice that the room takes is done", () => {
  const asked = requestCase(openChoice("one"), "two");
  expect(choiceAfterChange(asked, "one")).toBe(asked);
  expect(choiceAfterChange(asked, "two")).toMatchObject({ isDone: true, overtaken: null });
});

test("the later of two concurrent choices gets a message, and chooses again from what is running", () => {
  const overtaken = choiceAfterChange(requestCase(openChoice("one"), "two"), "three");
  expect(overtaken).toEqual({ from: "three", asked: null, overtaken: "instead", isDone: false });
  expect(choiceAfterChange(requestCase(overtaken, "two"), "two")).toMatchObject({ isDone: true });
});

test("a person who only looks at the list gets the message about a change too", () => {
  expect(choiceAfterChange(openChoice("one"), "two")).toMatchObject({ from: "two", overtaken: "before" });
});

test("two who want the same both have it", () => {
  expect(choiceAfterChange(requestCase(openChoice("one"), "two"), "two").isDone).toBe(true);
});

test("what is not answered can be asked for again", () => {
  expect(requestUnanswered(requestCase(openChoice("one"), "two"))).toEqual(openChoice("one"));
});
