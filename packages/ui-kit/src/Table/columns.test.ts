import { expect, test } from "vitest";
import { layOut, type TableColumn } from "./columns.ts";

const cell = () => null;
const columns: TableColumn<unknown>[] = [
  { id: "date", header: "Date", cell },
  { id: "place", header: "Place", cell, narrow: "detail" },
  { id: "notes", header: "Notes", cell, narrow: "hide" },
  { id: "name", header: "Name", cell, narrow: "keep" },
];

const getIds = (laidOut: readonly TableColumn<unknown>[]) => laidOut.map(({ id }) => id);

test("a large window shows every column (7.049)", () => {
  const { standing, detailColumns } = layOut(columns, "large");
  expect(getIds(standing)).toEqual(["date", "place", "notes", "name"]);
  expect(detailColumns).toEqual([]);
});

test("below that, the reduced columns are shown and the details are in the row (7.049)", () => {
  const { standing, detailColumns } = layOut(columns, "narrow");
  expect(getIds(standing)).toEqual(["date", "name"]);
  expect(getIds(detailColumns)).toEqual(["place"]);
});

test("on a phone, paired columns are below the row, and in the row if there is room", () => {
  const paired = columns.map((column) =>
    column.id === "date" ? { ...column, phone: "end" as const } : column,
  );
  const onPhone = layOut(paired, "phone");
  expect(onPhone.lead).toBeUndefined();
  expect(getIds(onPhone.standing)).toEqual(["name"]);
  expect(getIds(onPhone.detailColumns)).toEqual(["date", "place"]);
  expect(getIds(layOut(paired, "narrow").standing)).toEqual(["date", "name"]);
});

test("on a phone, the leading column is above the others, and nowhere else", () => {
  const led = columns.map((column) =>
    column.id === "name" ? { ...column, phone: "lead" as const } : column,
  );
  const onPhone = layOut(led, "phone");
  expect(onPhone.lead?.id).toBe("name");
  expect(getIds(onPhone.standing)).toEqual(["date"]);
  expect(getIds(onPhone.detailColumns)).toEqual(["place"]);
  expect(layOut(led, "narrow")).toMatchObject({
    lead: undefined,
    standing: [{ id: "date" }, { id: "name" }],
  });
  expect(layOut(columns, "phone").lead).toBeUndefined();
});
