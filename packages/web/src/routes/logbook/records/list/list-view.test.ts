import { activitiesSortFields } from "@cathedra/domain";
import { describe, expect, it } from "vitest";
import {
  type ListView,
  readListView,
  searchedFor,
  searchParamsOf,
  sortedBy,
  writeListView,
} from "./list-view.ts";

const first: ListView = { search: "", sortField: "dateOfProcedure", sortOrder: "desc", page: 1 };
const read = (query: string) => readListView(new URLSearchParams(query));

describe("the list's address", () => {
  it("is empty for the first view", () => {
    expect(writeListView(first).toString()).toBe("");
    expect(read("")).toEqual(first);
  });

  it("gives back every view that it was made of", () => {
    for (const sortField of activitiesSortFields) {
      for (const sortOrder of ["asc", "desc"] as const) {
        for (const page of [1, 7]) {
          const view: ListView = { search: "Ånd & Söder=50%", sortField, sortOrder, page };
          expect(readListView(writeListView(view))).toEqual(view);
        }
      }
    }
  });

  it.each(["sort=id;drop", "order=sideways", "page=0", "page=-3", "page=1e9", "page=two", "page=9999999"])(
    "takes %s for the default",
    (query) => {
      expect(read(query)).toEqual(first);
    },
  );

  it("cuts a search to what the API takes", () => {
    expect(read(`search=${"x".repeat(500)}`).search).toHaveLength(200);
  });
});

describe("changing the view", () => {
  it("goes back to page 1 for another search, and stays for the same", () => {
    const onPage3 = { ...first, page: 3 };
    expect(searchedFor(onPage3, " biopsy ")).toEqual({ ...first, search: "biopsy" });
    expect(searchedFor({ ...onPage3, search: "biopsy" }, "biopsy ").page).toBe(3);
  });

  it("goes back to page 1 for another order", () => {
    expect(sortedBy({ ...first, page: 3 }, "hospital", "asc")).toEqual({
      search: "",
      sortField: "hospital",
      sortOrder: "asc",
      page: 1,
    });
  });
});

it("asks for 25 records from the page's first", () => {
  expect(searchParamsOf({ ...first, page: 3, search: "stent" })).toEqual({
    limit: 25,
    offset: 50,
    sortField: "dateOfProcedure",
    sortOrder: "desc",
    searchText: "stent",
  });
  expect(searchParamsOf(first)).not.toHaveProperty("searchText");
});
