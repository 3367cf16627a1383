import { expect, test } from "vitest";
import { choiceAfterChange, openChoice, requestCase, requestUnanswered } from "./case-choice.ts";

test("a choice is done when the room reports the chosen case", () => {
  const asked = requestCase(openChoice("one"), "two");
  expect(choiceAfterChange(asked, "one")).toBe(asked);
  expect(choiceAfterChange(asked, "two")).toMatchObject({ isDone: true, overtaken: null });
});

test("the later of two concurrent choices gets a message and continues from the running case", () => {
  const overtaken = choiceAfterChange(requestCase(openChoice("one"), "two"), "three");
  expect(overtaken).toEqual({ from: "three", asked: null, overtaken: "instead", isDone: false });
  expect(choiceAfterChange(requestCase(overtaken, "two"), "two")).toMatchObject({ isDone: true });
});

test("a person with the list open is informed about a change of the case too", () => {
  expect(choiceAfterChange(openChoice("one"), "two")).toMatchObject({ from: "two", overtaken: "before" });
});

test("two people who choose the same case both get it", () => {
  expect(choiceAfterChange(requestCase(openChoice("one"), "two"), "two").isDone).toBe(true);
});

test("an unanswered choice can be requested again", () => {
  expect(requestUnanswered(requestCase(openChoice("one"), "two"))).toEqual(openChoice("one"));
});
