import { expect, test } from "vitest";
import { readConfirmationsView, writeConfirmationsView } from "./confirmations-view.ts";

test.each(["", "list=returned", "trainee=a&record=b", "list=reopening&trainee=a"])(
  "the address %j is read and written back unchanged",
  (text) => {
    expect(writeConfirmationsView(readConfirmationsView(new URLSearchParams(text))).toString()).toBe(text);
  },
);

test("an unknown list in the address gives the open records", () => {
  expect(readConfirmationsView(new URLSearchParams("list=constructor"))).toEqual({
    list: "open",
    trainee: null,
    record: null,
  });
});
