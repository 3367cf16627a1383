import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { describe, expect, test } from "vitest";
import { generateTypes } from "../scripts/generate-types.ts";
import { schemaText } from "../src/index.ts";
import { printWhole } from "../src/print.ts";

describe("what is checked in is what the topic files say (else: npm run generate)", () => {
  test("schema.graphql", () => {
    expect(schemaText).toBe(printWhole());
  });

  test("the generated types", async () => {
    const checkedIn = readFileSync(new URL("../src/generated/schema-types.ts", import.meta.url), "utf8");
    expect(checkedIn).toBe(await generateTypes(printWhole()));
  });
});

test("the whole is sorted, so that a diff shows what changed and nothing else", () => {
  expect(schemaText).toBe(`${printSchema(lexicographicSortSchema(buildSchema(schemaText)))}\n`);
});

test("every type, field, argument and enum value says what it is", () => {
  expect(undescribed(schemaText)).toEqual([]);
});

test("a missing description is found, wherever it is missing", () => {
  const planted = `
    type Query { plain(argument: In, "Described." described: Int): Kind }
    "A described kind."
    enum Kind { VALUE }
    input In { field: Int }
  `;
  expect(undescribed(planted).toSorted()).toEqual(
    ["In", "In.field", "Kind.VALUE", "Query", "Query.plain", "Query.plain(argument)"].toSorted(),
  );
});

test("the calls keep the specified names and arguments (7.063-7.067, 1.016, 13.009)", () => {
  const schema = buildSchema(schemaText);
  const signatures = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(
      ({ name, args }) =>
        `${name}(${args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(", ")})`,
    ),
  );
  expect(signatures).toEqual(
    expect.arrayContaining([
      "IRLogFormData()",
      "activities(searchParams: ActivitiesSearchParams)",
      "activity(id: ID!)",
      "customerGroups(roles: [GroupRole!])",
      "user(emailAddress: String)",
      "resetAccountProgress()",
      "saveActivity(activity: ActivityInput!, attendingName: String, customerId: Int)",
    ]),
  );
});

function undescribed(sdl: string): readonly string[] {
  return Object.values(buildSchema(sdl).getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => partsOf(type))
    .filter(
      ({ description }) => description === undefined || description === null || description.trim() === "",
    )
    .map(({ path }) => path);
}

type Part = { readonly path: string; readonly description: string | null | undefined };

function partsOf(type: GraphQLNamedType): readonly Part[] {
  const itself = { path: type.name, description: type.description };
  if (isEnumType(type)) return [itself, ...type.getValues().map((value) => partOf(type.name, value))];
  if (isInputObjectType(type)) {
    return [itself, ...Object.values(type.getFields()).map((field) => partOf(type.name, field))];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [itself];
  const fields = Object.values(type.getFields()).flatMap((field) => [
    partOf(type.name, field),
    ...field.args.map((argument) => ({
      path: `${type.name}.${field.name}(${argument.name})`,
      description: argument.description,
    })),
  ]);
  return [itself, ...fields];
}

function partOf(
  owner: string,
  part: { readonly name: string; readonly description?: string | null | undefined },
): Part {
  return { path: `${owner}.${part.name}`, description: part.description };
}
