import type { StorageItem } from "@cathedra/domain/storage";
import { expect, test } from "vitest";
import { allOf, between, nothingChosen, objectsIn, onlyThis, stillThere, toggled } from "./choice.ts";

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

test("one more is chosen, and chosen no longer", () => {
  const two = toggled(onlyThis(item(1)), item(2));
  expect([...two.keys()]).toEqual([1, 2]);
  expect([...toggled(two, item(1)).keys()]).toEqual([2]);
  expect(nothingChosen.size).toBe(0);
});

test("no more are chosen than can be acted on at once", () => {
  expect(allOf(many).size).toBe(1000);
  expect(toggled(allOf(many), item(5000)).size).toBe(1000);
});

test("a range holds both its ends, in whichever direction", () => {
  expect(between(many, 3, 1)).toEqual([item(1), item(2), item(3)]);
});

test("what vanished behind is chosen no longer, and what was renamed stays so", () => {
  const chosen = allOf([item(1), item(2)]);
  const now = [item(2, { Key: "renamed.pdf" }), item(3)];
  expect([...stillThere(chosen, now).values()].map(({ Key }) => Key)).toEqual(["renamed.pdf"]);
});

test("a question counts what is in the folders, too (X92)", () => {
  expect(objectsIn([item(1), item(2, { Key: "a/", IsDirectory: true, Items: 41 })])).toBe(43);
});
