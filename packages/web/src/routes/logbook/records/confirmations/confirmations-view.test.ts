import { expect, test } from "vitest";
import { readConfirmationsView, writeConfirmationsView } from "./confirmations-view.ts";

test.each(["", "list=returned", "trainee=a&record=b", "list=reopening&trainee=a"])(
  "%j says the same there and back",
  (text) => {
    expect(writeConfirmationsView(readConfirmationsView(new URLSearchParams(text))).toString()).toBe(text);
  },
);

test("what no one knows is the list of what waits", () => {
  expect(readConfirmationsView(new URLSearchParams("list=constructor"))).toEqual({
    list: "open",
    trainee: null,
    record: null,
  });
});
