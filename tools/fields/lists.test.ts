import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { argumentType, describedLists, type ListDescription } from "@cathedra/domain/lists";
import { buildASTSchema, type GraphQLObjectType, parse } from "graphql";
import { expect, test } from "vitest";
import {
  listPlaces,
  listTexts,
  withContractArguments,
  withOperationArguments,
  withShownFields,
} from "./described-lists.ts";

const getText = (path: string) => readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");
const schema = buildASTSchema(parse(getText("packages/graphql-schema/schema.graphql")));
const queries = (schema.getType("Query") as GraphQLObjectType).getFields();
/** The optional arguments of a query; the others say which list is meant, such as the ledger of an account. */
const getArguments = (query: string) =>
  Object.fromEntries(
    queries[query]?.args
      .map(({ name, type }) => [name, String(type)] as const)
      .filter(([, type]) => !type.endsWith("!")) ?? [],
  );

test.each(listTexts)(
  "$path contains every described filter (otherwise: npm run generate)",
  ({ path, follow }) => {
    const text = getText(path);
    expect(follow(text)).toBe(text);
  },
);

test.each([...describedLists])("the contract filters $query by exactly the described filters", (list) => {
  const described = Object.entries(list.filters).map(([name, filter]) => [name, argumentType(filter)]);
  expect(getArguments(list.query)).toEqual({
    ...Object.fromEntries(described),
    limit: "Int",
    offset: "Int",
  });
});

/**
 * Lists with filters of another shape, and why a description does not fit them. A new list is described, so that this object only
 * becomes shorter.
 */
const writtenByHand: Readonly<Record<string, string>> = {
  administeredGroups: "people sort it; its search is a union of indexes; a page of it may be cards",
  allVistActivities: "people sort it; its filters are one input, which exports and the prefetched list share",
  getAllCloudModulesResourceAccessVouchersAsAdmin: "people sort it; its page has three sections",
  getAllEventResourceAccessVouchersAsAdmin: "people sort it; its page has three sections",
  logbookDoubles: "pairs that are computed from a year of records, not rows of a table",
  logbookGroupTotals: "figures of a group until a day, not rows of a table",
  softwareReleaseStations: "part of a drawer, without an address",
  talentCourseListings: "people sort it; few courses are cards",
  talentSyncChanges: "part of a drawer, without an address",
  thisWeek: "a rule of the domain filters it, not SQL; its page shares the controls",
  vistActivities: "people sort it; its filters are one input, which exports and the prefetched list share",
  vistSystemsByServiceTag: "people sort it; its choices have counts, which another query answers",
};

test("every list with pages and filters is described", () => {
  const paged = Object.entries(queries).filter(([, { args }]) => {
    const optional = args.filter(({ type }) => !String(type).endsWith("!")).map(({ name }) => name);
    return optional.includes("limit") && optional.includes("offset") && optional.length > 2;
  });
  const described = describedLists.map(({ query }): string => query);
  expect(paged.map(([query]) => query).filter((query) => !described.includes(query))).toEqual(
    Object.keys(writtenByHand),
  );
});

test("a new filter is added once to the contract, the page's operation and its table", () => {
  for (const { list, contract, operations, columns } of listPlaces) {
    const planted: ListDescription = {
      ...list,
      filters: {
        ...list.filters,
        laterality: {
          kind: "choice",
          label: "Side",
          options: { left: "Left", right: "Right" },
          column: "laterality",
          shown: "laterality",
        },
      },
    };
    for (const [path, follow, line] of [
      [contract, withContractArguments, '    "Side."\n    laterality: String\n'],
      ...operations.map((path) => [path, withOperationArguments, "laterality: $laterality\n"] as const),
      [columns, withShownFields, "\n    laterality\n"],
    ] as const) {
      const followed = follow(getText(path), planted);
      expect(followed).toContain(line);
      expect(follow(followed, planted)).toBe(followed);
    }
  }
});
