import { describedLists } from "@cathedra/domain/lists";
import { schemaText } from "@cathedra/graphql-schema";
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { expect, test } from "vitest";
import { defaultList, defaultPage } from "../../src/graphql/cost.ts";
import { modules } from "../../src/modules/index.ts";

const sizes: Readonly<Record<string, number>> = Object.assign(
  Object.fromEntries(describedLists.map(({ query, pageSize }) => [`Query.${query}`, pageSize])),
  ...modules.map(({ listSizes = {} }) => listSizes),
);

type Named = { readonly name: string; readonly field: GraphQLField<unknown, unknown> };

const fieldsOf = (sdl: string): readonly Named[] =>
  Object.values(buildSchema(sdl).getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
      : [],
  );

const fields = fieldsOf(schemaText);

const isListField = ({ type }: GraphQLField<unknown, unknown>) =>
  isListType(isNonNullType(type) ? type.ofType : type);

const takesLimit = ({ name, type }: GraphQLArgument): boolean => {
  const input = getNamedType(type);
  return name === "limit" || (isInputObjectType(input) && "limit" in input.getFields());
};

/** Whether a type is a page wherever it is returned, so that its lists are counted by the length of the page. */
function isPage(owner: string, known: Readonly<Record<string, number>>): boolean {
  const ways = fields.filter(({ field }) => getNamedType(field.type).name === owner);
  return (
    ways.length > 0 &&
    ways.every(
      ({ name, field: { args } }) => args.some(takesLimit) || (args.length > 0 && known[name] !== undefined),
    )
  );
}

/**
 * Lists of objects whose length the cost of an operation can only guess: neither they nor the field around them have a `limit`
 * or a size in `listSizes`.
 */
function withoutSize(known: Readonly<Record<string, number>>): readonly string[] {
  return fields
    .filter(({ field }) => isListField(field) && isObjectType(getNamedType(field.type)))
    .filter(({ field }) => !field.args.some(takesLimit))
    .map(({ name }) => name)
    .filter((name) => known[name] === undefined && !isPage(name.split(".")[0] ?? "", known));
}

/** Pages whose default length in the contract differs from the length by which an operation's cost is computed. */
function withOtherSize(known: Readonly<Record<string, number>>): readonly string[] {
  return fields
    .filter(({ name, field }) => {
      const limit = field.args.find(({ name, type }) => name === "limit" && !isNonNullType(type));
      const size = /(\d+) (?:when absent|where nothing is said)/.exec(limit?.description ?? "")?.[1];
      if (size === undefined) return false;
      return Number(size) !== (known[name] ?? (isListField(field) ? defaultList : defaultPage));
    })
    .map(({ name }) => name);
}

test("every list field of the schema has a `limit` argument or a declared size, from which its cost is computed", () =>
  expect(withoutSize(sizes)).toEqual([]));

test("a list without a declared size is reported", () => {
  const { "Query.attendings": _, ...forgotten } = sizes;
  expect(withoutSize(forgotten)).toEqual(["Query.attendings"]);
});

/** Their default is the maximum: a class or a person has far fewer. */
const usuallyShorter = [
  "Query.classProgress",
  "Query.cohortProgress",
  "Query.getEventResourceAccessVouchersAsTrainee",
];

test("the cost of a page is computed from its default size in the contract", () => {
  expect(withOtherSize(sizes)).toEqual(usuallyShorter);
});

test("a page without its default size is reported", () => {
  const { "Query.administeredGroups": _, ...forgotten } = sizes;
  expect(withOtherSize(forgotten)).toEqual(["Query.administeredGroups", ...usuallyShorter]);
});

test("every declared size belongs to a list", () => {
  const names = new Set(fields.map(({ name }) => name));
  expect(Object.keys(sizes).filter((name) => !names.has(name))).toEqual([]);
});
