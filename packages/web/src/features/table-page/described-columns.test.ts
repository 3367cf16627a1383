import type { ListFilters } from "@cathedra/domain/lists";
import { expect, test } from "vitest";
import { describedColumns } from "./described-columns.tsx";

const filters = {
  side: { kind: "choice", label: "Side", options: { left: "Left", right: "Right" }, shown: "side" },
  page: { kind: "search", label: "Page", max: 100, shown: "page" },
  from: { kind: "since", label: "From" },
} as const satisfies ListFilters;

type Row = { readonly side: string; readonly page: string | null };

test("a shown filter has a column with its label and its values' labels, last unless it has a place", () => {
  const name = { id: "name", header: "Name", cell: () => "Maya", text: () => "Maya" };
  const columns = describedColumns<Row, typeof filters>({ filters }, ["page", name]);
  expect(columns.map(({ header }) => header)).toEqual(["Page", "Name", "Side"]);
  const textsOf = (row: Row) => columns.map(({ text }) => text(row));
  expect(textsOf({ side: "left", page: null })).toEqual(["", "Maya", "Left"]);
  expect(textsOf({ side: "above", page: "/logbook" })).toEqual(["/logbook", "Maya", "above"]);
  expect(describedColumns({ filters }, columns)).toEqual(columns);
});
