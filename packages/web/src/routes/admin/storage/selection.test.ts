import type { StorageItem } from "@cathedra/domain/storage";
import { expect, test } from "vitest";
import {
  emptySelection,
  objectsIn,
  selectAll,
  selectOnly,
  selectRange,
  toggleItem,
  withoutRemoved,
} from "./selection.ts";

const item = (Id: number, more: Partial<StorageItem> = {}): StorageItem => ({
  Id,
  Key: `${Id}.pdf`,
  IsDirectory: false,
  Size: 1,
  LastModified: "2026-11-23T08:00:00.000Z",
  ContentType: "application/pdf",
  Items: 0,
  ...more,
});
const many = Array.from({ length: 1200 }, (_, at) => item(at));

test("toggling selects an item, and a second time deselects it", () => {
  const two = toggleItem(selectOnly(item(1)), item(2));
  expect([...two.keys()]).toEqual([1, 2]);
  expect([...toggleItem(two, item(1)).keys()]).toEqual([2]);
  expect(emptySelection.size).toBe(0);
});

test("the selection is limited to the number that one action can handle", () => {
  expect(selectAll(many).size).toBe(1000);
  expect(toggleItem(selectAll(many), item(5000)).size).toBe(1000);
});

test("a range includes both ends, in either direction", () => {
  expect(selectRange(many, 3, 1)).toEqual([item(1), item(2), item(3)]);
});

test("items that have disappeared are deselected, and renamed items stay selected", () => {
  const chosen = selectAll([item(1), item(2)]);
  const now = [item(2, { Key: "renamed.pdf" }), item(3)];
  expect([...withoutRemoved(chosen, now).values()].map(({ Key }) => Key)).toEqual(["renamed.pdf"]);
});

test("the question counts the items in folders too (X92)", () => {
  expect(objectsIn([item(1), item(2, { Key: "a/", IsDirectory: true, Items: 41 })])).toBe(43);
});
