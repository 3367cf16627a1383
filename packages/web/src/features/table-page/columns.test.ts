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

test("a column hidden by default can be shown, and the first column cannot be hidden", () => {
  expect(idsOf(defaultSettings)).toEqual(["name", "used"]);
  const look = withColumns(defaultSettings, columns, ["creator"]);
  expect(idsOf(look)).toEqual(["name", "creator"]);
  expect(look.columns).toEqual({ used: false, creator: true });
});

test("settings equal to the default are not stored", () => {
  expect(withColumns(defaultSettings, columns, ["name", "used"]).columns).toEqual({});
});

test.each([null, "", "[", "7", '"x"', '{"columns":7,"density":"loose"}'])(
  "the invalid value %j gives the default settings",
  (kept) => {
    expect(readSettings(kept)).toEqual(defaultSettings);
  },
);

test("settings are read back unchanged", () => {
  const look = { columns: { used: false }, density: "compact" } as const;
  expect(readSettings(JSON.stringify(look))).toEqual(look);
  expect(readSettings('{"columns":{"used":"no","name":true}}').columns).toEqual({ name: true });
});

test("a dense table is compact until the person chooses otherwise", () => {
  expect(readSettings(null, "compact").density).toBe("compact");
  expect(readSettings('{"columns":{}}', "compact").density).toBe("compact");
  expect(readSettings('{"columns":{},"density":"comfortable"}', "compact").density).toBe("comfortable");
  expect(readSettings("{", "compact").density).toBe("compact");
});
