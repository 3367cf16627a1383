import { expect, test } from "vitest";
import { accountIdOf } from "../account-id.ts";
import { chosenAccount } from "./chosen-account.ts";

const accounts = [{ id: 4 }, { id: 17 }];

test.each([
  [null, 4],
  ["17", 17],
  ["5", undefined],
  ["", undefined],
  ["0x11", undefined],
])("the account %s of the address (7.084)", (named, id) => {
  expect(chosenAccount(accounts, named)?.id).toBe(id);
});

test("without accounts there is none", () => {
  expect(chosenAccount([], null)).toBeUndefined();
});

test.each([
  ["17", 17],
  ["abc", 0],
  ["-1", 0],
  ["99999999999", 0],
  [undefined, 0],
])("the path's %s is the account %s", (segment, id) => {
  expect(accountIdOf(segment)).toBe(id);
});
