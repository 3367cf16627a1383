import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseSearchText, parseSearchParams, type SearchInput } from "./record-search.ts";

function refusals(input: SearchInput): readonly string[] {
  const parsed = parseSearchParams(input);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`);
}

describe("parseSearchParams", () => {
  test("without parameters, the 25 records with the latest date of procedure are requested", () => {
    const parsed = parseSearchParams(null);
    expect(parsed.ok && parsed.value).toMatchObject({
      limit: 25,
      offset: 0,
      sortField: "dateOfProcedure",
      sortOrder: "desc",
      searchText: null,
      attending: null,
    });
    expect(parseSearchParams({})).toEqual(parsed);
  });

  test("every field is accepted (7.063)", () => {
    const input = {
      limit: 1000,
      offset: 50,
      sortField: "participants",
      sortOrder: "asc",
      searchText: "  Uterine   FIBROID ",
      startDate: "2026-01-01",
      endDate: "2026-01-31",
      hospital: "St. Aldhelm",
      attending: "A77E4D14-0000-4000-8000-000000000001",
      participantName: "HERRERA",
      interventionType: "Venous Interventions",
      organSystem: "Liver",
      category: "Other",
      subCategory: "Targeted biopsy",
      modalityPrimary: "No Imaging",
      complications: "NONE",
      groupId: 7,
      roleMissingFor: "subject-1",
      toCompleteBy: "subject-1",
      confirmation: "returned",
    };
    expect(parseSearchParams(input)).toEqual({
      ok: true,
      value: {
        ...input,
        searchText: "uterine fibroid",
        attending: "a77e4d14-0000-4000-8000-000000000001",
        participantName: "herrera",
        modalityPrimary: "NoImaging",
      },
    });
  });

  test("a last day before the first one is refused", () => {
    expect(refusals({ startDate: "2026-02-01", endDate: "2026-01-31" })).toEqual(["endDate DATE_TOO_EARLY"]);
    expect(refusals({ startDate: "2026-02-01", endDate: "2026-02-01" })).toEqual([]);
  });

  test("all errors are reported at once with their fields", () => {
    expect(
      refusals({
        limit: 1001,
        offset: -1,
        sortField: "id",
        sortOrder: "ASC",
        searchText: "a\0b",
        startDate: "2026-02-30",
        attending: "' or 1=1",
        interventionType: "Magic",
        modalityPrimary: "X-ray",
        complications: "G",
        hospital: "x".repeat(201),
      }),
    ).toEqual([
      "limit OUT_OF_RANGE",
      "offset OUT_OF_RANGE",
      "sortField NOT_AN_OPTION",
      "sortOrder NOT_AN_OPTION",
      "searchText CONTROL_CHARACTER",
      "startDate NOT_A_DATE",
      "hospital TOO_LONG",
      "attending NOT_AN_OPTION",
      "interventionType NOT_AN_OPTION",
      "modalityPrimary NOT_AN_OPTION",
      "complications NOT_AN_OPTION",
    ]);
  });

  test.each([0, 1001, 1.5, -5, Number.NaN, Number.POSITIVE_INFINITY, "10"])(
    "the limit %j is refused",
    (limit) => {
      expect(refusals({ limit })).toEqual(["limit OUT_OF_RANGE"]);
    },
  );

  test.each([1, 25, 1000])("the limit %i is accepted", (limit) => {
    expect(refusals({ limit })).toEqual([]);
  });

  test("the offset is limited to the database's integer range", () => {
    expect(refusals({ offset: 2_147_483_647 })).toEqual([]);
    expect(refusals({ offset: 2_147_483_648 })).toEqual(["offset OUT_OF_RANGE"]);
  });
});

describe("normaliseSearchText", () => {
  test("text of white space only gives no search", () => {
    expect(normaliseSearchText("searchText", " \t\n ")).toEqual({ ok: true, value: null });
  });

  test("a normalised text stays the same when it is normalised again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (given) => {
        const read = normaliseSearchText("searchText", given);
        if (!read.ok || read.value === null) return;
        expect(normaliseSearchText("searchText", read.value)).toEqual(read);
      }),
    );
  });

  test("case and accents are removed, and a single accent gives no search", () => {
    expect(normaliseSearchText("searchText", " KOVÁCS ")).toEqual({ ok: true, value: "kovacs" });
    expect(normaliseSearchText("searchText", "\u0301")).toEqual({ ok: true, value: null });
  });

  test("the text is limited to 200 characters", () => {
    expect(normaliseSearchText("searchText", "x".repeat(200)).ok).toBe(true);
    expect(normaliseSearchText("searchText", "x".repeat(201)).ok).toBe(false);
  });
});
