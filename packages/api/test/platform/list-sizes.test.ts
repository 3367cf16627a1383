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
import { modules } from "../../src/modules/index.ts";

const sizes = Object.assign({}, ...modules.map(({ listSizes = {} }) => listSizes)) as Readonly<
  Record<string, number>
>;

type Named = { readonly name: string; readonly field: GraphQLField<unknown, unknown> };

const fieldsOf = (sdl: string): readonly Named[] =>
  Object.values(buildSchema(sdl).getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field }))
      : [],
  );

const takesLimit = ({ name, type }: GraphQLArgument): boolean => {
  const input = getNamedType(type);
  return name === "limit" || (isInputObjectType(input) && "limit" in input.getFields());
};

/**
 * Lists of objects whose length the cost of an operation can only guess: neither they nor the field around them have a `limit`
 * or a size in `listSizes`.
 */
function withoutSize(sdl: string, known: Readonly<Record<string, number>>): readonly string[] {
  const fields = fieldsOf(sdl);
  const isOfPage = (owner: string): boolean => {
    const ways = fields.filter(({ field }) => getNamedType(field.type).name === owner);
    return (
      ways.length > 0 &&
      ways.every(
        ({ name, field: { args } }) =>
          args.some(takesLimit) || (args.length > 0 && known[name] !== undefined),
      )
    );
  };
  return fields
    .filter(({ field: { type, args } }) => {
      const isList = isListType(isNonNullType(type) ? type.ofType : type);
      return isList && isObjectType(getNamedType(type)) && !args.some(takesLimit);
    })
    .map(({ name }) => name)
    .filter((name) => known[name] === undefined && !isOfPage(name.split(".")[0] ?? ""));
}

test("every list field of the schema has a `limit` argument or a declared size, from which its cost is computed", () =>
  expect(withoutSize(schemaText, sizes)).toEqual([]));

test("a list without a declared size is reported", () => {
  const { "Query.attendings": _, ...forgotten } = sizes;
  expect(withoutSize(schemaText, forgotten)).toEqual(["Query.attendings"]);
});

test("every declared size belongs to a list", () => {
  const names = new Set(fieldsOf(schemaText).map(({ name }) => name));
  expect(Object.keys(sizes).filter((name) => !names.has(name))).toEqual([]);
});
