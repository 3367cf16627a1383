import { expect, test } from "vitest";
import { readList } from "./list.ts";

const rowsOf = { active: [1, 2, 3], expired: [], archived: [4, 5] };
const sections = (["active", "expired", "archived"] as const).map((name) => ({
  name,
  title: name,
  label: name,
  none: "",
}));

test("a file contains the rows of all sections, page by page, with the current filters", async () => {
  const asked: string[] = [];
  const read: number[] = [];
  const rows = await readList(
    {
      sections,
      pageSize: 2,
      fetchPage: (view: { search: string }, section: keyof typeof rowsOf, { offset, limit = 0 }) => {
        asked.push(`${view.search} ${section} ${offset}+${limit}`);
        return Promise.resolve(rowsOf[section].slice(offset, offset + limit).map((id) => ({ id })));
      },
    },
    { search: "stroke" },
    { signal: new AbortController().signal, onProgress: (count) => read.push(count) },
  );
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual([
    "stroke active 0+2",
    "stroke active 2+2",
    "stroke expired 0+2",
    "stroke archived 0+2",
    "stroke archived 2+2",
  ]);
  expect(read.at(-1)).toBe(5);
});
