import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseSearchText, parseSearchParams, type SearchInput } from "./search.ts";

function refusals(input: SearchInput): readonly string[] {
  const parsed = parseSearchParams(input);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`);
}

describe("parseSearchParams", () => {
  test("nothing asked for is the 25 with the latest date of procedure", () => {
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

  test("takes every field (7.063)", () => {
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

  test("names every refusal at once, by its field", () => {
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
    "refuses the limit %j",
    (limit) => {
      expect(refusals({ limit })).toEqual(["limit OUT_OF_RANGE"]);
    },
  );

  test.each([1, 25, 1000])("takes the limit %i", (limit) => {
    expect(refusals({ limit })).toEqual([]);
  });

  test("the offset is at most what an integer of the database holds", () => {
    expect(refusals({ offset: 2_147_483_647 })).toEqual([]);
    expect(refusals({ offset: 2_147_483_648 })).toEqual(["offset OUT_OF_RANGE"]);
  });
});

describe("normaliseSearchText", () => {
  test("a text of only space does not search", () => {
    expect(normaliseSearchText("searchText", " \t\n ")).toEqual({ ok: true, value: null });
  });

  test("what was normalised stays as it is, and is at most as long as it may be", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (given) => {
        const read = normaliseSearchText("searchText", given);
        if (!read.ok || read.value === null) return;
        expect(normaliseSearchText("searchText", read.value)).toEqual(read);
      }),
    );
  });

  test("is without case and accents, and an accent alone does not search", () => {
    expect(normaliseSearchText("searchText", " KOVÁCS ")).toEqual({ ok: true, value: "kovacs" });
    expect(normaliseSearchText("searchText", "\u0301")).toEqual({ ok: true, value: null });
  });

  test("the bound is 200 characters", () => {
    expect(normaliseSearchText("searchText", "x".repeat(200)).ok).toBe(true);
    expect(normaliseSearchText("searchText", "x".repeat(201)).ok).toBe(false);
  });
});
