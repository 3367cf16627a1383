import { describe, expect, test } from "vitest";
import { activityLogTexts } from "../messages/activity-log.ts";
import { instant } from "../time.ts";
import { getUsualOrder, isShownOnHome, maxExportedActivities, readVistActivitySearch } from "./index.ts";

describe("activities shown on the home page (1.038, X109)", () => {
  const nothing = { exerciseName: null, moduleName: null, unitName: null, courseName: null };
  test.each([
    [{ exerciseName: "Carotid", moduleName: "Carotid stenting" }, true],
    [{ unitName: "Unit 1", courseName: "Course" }, true],
    [{ exerciseName: "Carotid", unitName: "Unit 1" }, false],
    [{ exerciseName: "Carotid", courseName: "Course" }, false],
    [{ moduleName: "Carotid stenting", courseName: "Course" }, false],
    [{ exerciseName: " ", moduleName: "Carotid stenting" }, false],
    [{}, false],
  ])("%j: %s", (names, shown) => {
    expect(isShownOnHome({ ...nothing, ...names })).toBe(shown);
  });
});

test("the texts about activities are those of the specification (6.003, 6.022, 6.024)", () => {
  expect(activityLogTexts.none).toBe("No logs found, try clearing the filters or reloading the page.");
  expect(activityLogTexts.exportFailed).toBe("Something went wrong while exporting the activities.");
  expect(activityLogTexts.nothingToExport).toBe("You have no activities to export.");
  expect(activityLogTexts.exportedInPart).toContain(maxExportedActivities.toLocaleString("en"));
});

describe("activity search", () => {
  test("a search without conditions returns the latest activities first (6.018)", () => {
    expect(readVistActivitySearch(null)).toEqual({
      ok: true,
      value: {
        sortField: "activityStart",
        sortOrder: "DESC",
        words: [],
        moduleCode: null,
        exerciseKey: null,
        result: null,
        from: null,
        to: null,
      },
    });
    expect(getUsualOrder("score")).toBe("DESC");
    expect(getUsualOrder("courseName")).toBe("ASC");
  });

  test("each word is searched once, without case and accents, and at most eight words are used", () => {
    const words = (searchText: string) => {
      const read = readVistActivitySearch({ searchText });
      return read.ok ? read.value.words : read.error;
    };
    expect(words("  Étude  CAROTID étude ")).toEqual(["etude", "carotid"]);
    expect(words("a b c d e f g h i j")).toHaveLength(8);
    expect(words("x".repeat(201))).toMatchObject([{ path: "searchText", code: "TOO_LONG" }]);
    expect(words("a\u0000b")).toMatchObject([{ path: "searchText", code: "CONTROL_CHARACTER" }]);
  });

  test("a period that ends before it begins is refused", () => {
    expect(readVistActivitySearch({ from: instant(2), to: instant(1) })).toMatchObject({
      ok: false,
      error: [{ path: "to", code: "DATE_TOO_EARLY" }],
    });
    expect(readVistActivitySearch({ from: instant(1), to: instant(1) })).toMatchObject({ ok: true });
  });
});
