import { activitiesSortFields } from "@cathedra/domain/logbook";
import { describe, expect, it } from "vitest";
import { type FilterName, filterNames, type ListFilters, noFilters } from "./list-filters.ts";
import {
  cleared,
  filteredBy,
  type ListView,
  readListView,
  searchedFor,
  sortedBy,
  toSearchParams,
  writeListView,
} from "./list-view.ts";

const chosen: ListFilters = {
  startDate: "2026-01-01",
  endDate: "2026-03-31",
  hospital: "St. Aldhelm & Søn's",
  attending: "a77e4d14-0000-4000-8000-000000000001",
  participantName: "Núñez 50%",
  interventionType: "Venous Interventions",
  organSystem: "Liver",
  category: "Other",
  subCategory: "Targeted biopsy",
  modalityPrimary: "NoImaging",
  complications: "NONE",
  groupId: "7",
  confirmation: "returned",
  roleMissingFor: "subject-1",
  toCompleteBy: "subject-1",
};
const first: ListView = {
  search: "",
  filters: noFilters,
  sortField: "dateOfProcedure",
  sortOrder: "desc",
  page: 1,
};
const read = (query: string) => readListView(new URLSearchParams(query));

describe("address of the record list", () => {
  it("the default view has an empty address", () => {
    expect(writeListView(first).toString()).toBe("");
    expect(read("")).toEqual(first);
  });

  it("every view is read back from its address", () => {
    for (const sortField of activitiesSortFields) {
      for (const sortOrder of ["asc", "desc"] as const) {
        for (const page of [1, 7]) {
          const view: ListView = { search: "Ånd & Söder=50%", filters: chosen, sortField, sortOrder, page };
          expect(readListView(writeListView(view))).toEqual(view);
        }
      }
    }
  });

  it("a last day before the first day is dropped", () => {
    expect(read("from=2026-03-01&to=2026-02-01").filters).toMatchObject({
      startDate: "2026-03-01",
      endDate: null,
    });
  });

  it("every single filter is read back from its address", () => {
    const alone: readonly FilterName[] = filterNames.filter(
      (name) => !["organSystem", "category", "subCategory"].includes(name),
    );
    for (const name of alone) {
      const view = { ...first, filters: { ...noFilters, [name]: chosen[name] } };
      expect(readListView(writeListView(view))).toEqual(view);
    }
  });

  it.each([
    "from=2026-02-30",
    "from=0001-01-01",
    "to=9999-12-31",
    "to=yesterday",
    "hospital=",
    "hospital=%00%20%07",
    "attending=George",
    "attending=%27%20or%20true",
    "participant=%20%20",
    "type=Magic",
    "system=Liver",
    "category=Other&subcategory=Targeted%20biopsy",
    "modality=X-ray",
    "complications=G",
    "search=%00",
    "search=%20%C2%85",
  ])("the invalid filter %s is ignored", (query) => {
    expect(read(query)).toEqual(first);
  });

  it("characters that the API would refuse are removed from texts", () => {
    expect(read("search=a%00b%0Ac").search).toBe("a b c");
    expect(read(`search=${"x".repeat(199)}%F0%9F%98%80`).search).toBe("x".repeat(199));
    expect(read(`hospital=${"h".repeat(300)}`).filters.hospital).toHaveLength(200);
    expect(searchedFor(first, "half \ud83d").search).toBe("half");
  });

  it.each(["sort=id;drop", "order=sideways", "page=0", "page=-3", "page=1e9", "page=two", "page=9999999"])(
    "the invalid parameter %s gives the default",
    (query) => {
      expect(read(query)).toEqual(first);
    },
  );

  it("a search is cut to the length that the API accepts", () => {
    expect(read(`search=${"x".repeat(500)}`).search).toHaveLength(200);
  });
});

describe("changing the view", () => {
  it("another search goes to page 1, and the same search keeps the page", () => {
    const onPage3 = { ...first, page: 3 };
    expect(searchedFor(onPage3, " biopsy ")).toEqual({ ...first, search: "biopsy" });
    expect(searchedFor({ ...onPage3, search: "biopsy" }, "biopsy ").page).toBe(3);
  });

  it("another filter goes to page 1, and the same filter keeps the page (7.046)", () => {
    const onPage3 = { ...first, page: 3 };
    expect(filteredBy(onPage3, { ...noFilters, complications: "A" })).toEqual({
      ...first,
      filters: { ...noFilters, complications: "A" },
    });
    expect(filteredBy(onPage3, { ...noFilters })).toBe(onPage3);
  });

  it("clearing removes search, filters and days, and keeps the sort order (7.047)", () => {
    const view: ListView = {
      search: "x",
      filters: chosen,
      sortField: "hospital",
      sortOrder: "desc",
      page: 2,
    };
    expect(cleared(view)).toEqual({ ...first, sortField: "hospital", sortOrder: "desc" });
  });

  it("another sort order goes to page 1", () => {
    expect(sortedBy({ ...first, page: 3 }, "hospital", "asc")).toEqual({
      search: "",
      filters: noFilters,
      sortField: "hospital",
      sortOrder: "asc",
      page: 1,
    });
  });
});

it("only the active filters of the record list are requested", () => {
  expect(toSearchParams({ ...first, filters: chosen })).toMatchObject({ ...chosen, groupId: 7 });
  expect(Object.keys(toSearchParams({ ...first, filters: { ...noFilters, hospital: "H" } }))).toEqual([
    "limit",
    "offset",
    "sortField",
    "sortOrder",
    "hospital",
  ]);
});

it("25 records from the first one of the page are requested", () => {
  expect(toSearchParams({ ...first, page: 3, search: "stent" })).toEqual({
    limit: 25,
    offset: 50,
    sortField: "dateOfProcedure",
    sortOrder: "desc",
    searchText: "stent",
  });
  expect(toSearchParams(first)).not.toHaveProperty("searchText");
});
