import { expect, test } from "vitest";
import { csvText } from "../save-file/csv.ts";
import { csvRows, mostSaved, readAllRows } from "./csv-rows.ts";

const all = Array.from({ length: 450 }, (_, id) => id);
const reading = (signal = new AbortController().signal) => ({ pageSize: 200, signal, onProgress: () => {} });
const pageOf = (rows: readonly number[]) => (offset: number, limit: number) =>
  Promise.resolve(rows.slice(offset, offset + limit));

test("all pages are read to the end", async () => {
  const asked: number[] = [];
  const rows = await readAllRows(
    (offset, limit) => {
      asked.push(offset);
      return pageOf(all)(offset, limit);
    },
    (id) => id,
    reading(),
  );
  expect(rows).toEqual(all);
  expect(asked).toEqual([0, 200, 400]);
});

test("a row that moved to the next page during reading is included once", async () => {
  const moved = (offset: number, limit: number) => pageOf(offset === 0 ? all : [-1, ...all])(offset, limit);
  const rows = await readAllRows(moved, (id) => id, reading());
  expect(rows).toEqual(all);
});

test("reading stops at the maximum number of rows", async () => {
  const rows = await readAllRows(
    (offset, limit) => Promise.resolve(Array.from({ length: limit }, (_, at) => offset + at)),
    (id) => id,
    reading(),
  );
  expect(rows).toHaveLength(mostSaved);
});

test("cancelling the reading of rows for a CSV file rejects it", async () => {
  const stop = new AbortController();
  const rows = readAllRows(
    (offset, limit) => {
      stop.abort();
      return pageOf(all)(offset, limit);
    },
    (id) => id,
    reading(stop.signal),
  );
  await expect(rows).rejects.toThrow();
});

test("the file has the columns and texts of the table, and no formulas", () => {
  const columns = [
    { header: "Name", text: ({ name }: { name: string }) => name },
    { header: "Length\nof it", text: ({ name }: { name: string }) => name.length },
  ];
  const rows = csvRows(columns, [{ name: "=1+1" }, { name: "\tx" }, { name: 'a, "b"' }]);
  expect(csvText(rows)).toBe(`Name,Length of it\r\n'=1+1,4\r\n'\tx,2\r\n"a, ""b""",6`);
});
