import { expect, test } from "vitest";
import { getAccountId } from "../account-id.ts";
import { chosenAccount } from "./chosen-account.ts";

const accounts = [{ id: 4 }, { id: 17 }];

test.each([
  [null, 4],
  ["17", 17],
  ["5", undefined],
  ["", undefined],
  ["0x11", undefined],
])("the account parameter %s selects its account or none (7.084)", (named, id) => {
  expect(chosenAccount(accounts, named)?.id).toBe(id);
});

test("without accounts, none is chosen", () => {
  expect(chosenAccount([], null)).toBeUndefined();
});

test.each([
  ["17", 17],
  ["abc", 0],
  ["-1", 0],
  ["99999999999", 0],
  [undefined, 0],
])("the path segment %s gives the account %s", (segment, id) => {
  expect(getAccountId(segment)).toBe(id);
});
