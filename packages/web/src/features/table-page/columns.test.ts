import { expect, test } from "vitest";
import { type DataColumn, defaultSettings, readSettings, shownColumns, withColumns } from "./columns.ts";

const column = (id: string, isOffAtFirst = false): DataColumn<string> => ({
  id,
  header: id,
  cell: (row) => row,
  text: (row) => row,
  isOffAtFirst,
});
const columns = [column("name"), column("used"), column("creator", true)];
const idsOf = (look: Parameters<typeof shownColumns>[1]) => shownColumns(columns, look).map(({ id }) => id);

test("a column that is hidden at first can be turned on, and the first one cannot be turned off", () => {
  expect(idsOf(defaultSettings)).toEqual(["name", "used"]);
  const look = withColumns(defaultSettings, columns, ["creator"]);
  expect(idsOf(look)).toEqual(["name", "creator"]);
  expect(look.columns).toEqual({ used: false, creator: true });
});

test("what is as it was at first is not written down", () => {
  expect(withColumns(defaultSettings, columns, ["name", "used"]).columns).toEqual({});
});

test.each([null, "", "[", "7", '"x"', '{"columns":7,"density":"loose"}'])("%j is the plain look", (kept) => {
  expect(readSettings(kept)).toEqual(defaultSettings);
});

test("a look is read as it was kept", () => {
  const look = { columns: { used: false }, density: "compact" } as const;
  expect(readSettings(JSON.stringify(look))).toEqual(look);
  expect(readSettings('{"columns":{"used":"no","name":true}}').columns).toEqual({ name: true });
});
