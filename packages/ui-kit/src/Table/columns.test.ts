import { expect, test } from "vitest";
import { layOut, type TableColumn } from "./columns.ts";

const cell = () => null;
const columns: TableColumn<unknown>[] = [
  { id: "date", header: "Date", cell },
  { id: "place", header: "Place", cell, narrow: "detail" },
  { id: "notes", header: "Notes", cell, narrow: "hide" },
  { id: "name", header: "Name", cell, narrow: "keep" },
];

const idsOf = (laidOut: readonly TableColumn<unknown>[]) => laidOut.map(({ id }) => id);

test("a large window has every column (7.049)", () => {
  const { standing, told } = layOut(columns, true);
  expect(idsOf(standing)).toEqual(["date", "place", "notes", "name"]);
  expect(told).toEqual([]);
});

test("below it the reduced set stands and details are told in the row (7.049)", () => {
  const { standing, told } = layOut(columns, false);
  expect(idsOf(standing)).toEqual(["date", "name"]);
  expect(idsOf(told)).toEqual(["place"]);
});
