import schemaText from "@cathedra/graphql-schema/schema.graphql?raw";
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from "graphql";
import persistedOperations from "../../persisted-operations.json";

const schema = buildSchema(schemaText, { assumeValidSDL: true });

/** The document for an id that the page sends, as the API finds it. */
const operations: Readonly<Record<string, string>> = persistedOperations;

/** The portal's answers by the contract's field names; a function is called with the field's arguments. */
export type Answers = Readonly<Record<string, unknown>>;

export function operationName(id: string): string {
  return /^\w+ (\w+)/.exec(operations[id] ?? "")?.[1] ?? id;
}

/**
 * Answers an operation of the page by the contract. A field that the test leaves out is null or empty where it may be, and the
 * least of its type where it may not. What the contract does not know fails.
 */
export function answerQuery(id: string, variableValues: Readonly<Record<string, unknown>>, answers: Answers) {
  const text = operations[id];
  if (text === undefined) throw new Error(`the portal knows no operation ${id}`);
  return execute({
    schema,
    document: parse(text),
    rootValue: answers,
    variableValues,
    fieldResolver,
    typeResolver,
  });
}

const fieldResolver: GraphQLFieldResolver<Answers, unknown> = (source, args, _context, info) => {
  const { fieldName, parentType, path, returnType } = info;
  const fields = parentType.getFields();
  const unknown =
    path.prev !== undefined && Object.keys(source).find((name) => !(name in fields) && name !== "__typename");
  if (unknown) throw new Error(`the contract has no field ${parentType.name}.${unknown}`);
  const given = source[fieldName];
  if (given === undefined) return leastOf(returnType);
  return typeof given === "function" ? (given as (args: unknown) => unknown)(args) : given;
};

/** The first of the possible types, unless the test names one. */
const typeResolver: GraphQLTypeResolver<Answers, unknown> = (value, _context, { schema }, type) =>
  typeof value.__typename === "string" ? value.__typename : schema.getPossibleTypes(type)[0]?.name;

const leastScalars: Readonly<Record<string, unknown>> = {
  ID: "1",
  Int: 0,
  Float: 0,
  Boolean: false,
  String: "",
  Date: "2026-11-02",
  DateTime: "2026-11-02T09:00:00.000Z",
  MetricValue: 0,
};

function leastOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value;
  return isScalarType(ofType) ? (leastScalars[ofType.name] ?? {}) : {};
}
