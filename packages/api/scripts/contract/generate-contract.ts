import { schemaText } from "@cathedra/graphql-schema";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptResolvers from "@graphql-codegen/typescript-resolvers";
import { buildASTSchema, type DocumentNode, Kind, parse, visit } from "graphql";
import { idScalars, withBrandedIds } from "./branded-ids.ts";
import { views } from "./views.ts";

/** Views that do not belong to a module can be named in the contract's own types. */
const domainViews = Object.fromEntries(
  Object.entries(views).filter(([, view]) => view.startsWith("@cathedra/domain")),
);

const contract = withBrandedIds(parse(schemaText));

const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  immutableTypes: true,
  strictScalars: true,
  maybeValue: "T | null",
  inputMaybeValue: "T | null | undefined",
  avoidOptionals: { field: true, inputValue: false },
  skipTypename: true,
  scalars: {
    ...idScalars,
    ...domainViews,
    Date: { input: "@cathedra/domain#LocalDate", output: "string" },
    DateTime: { input: "@cathedra/domain#Instant", output: "../scalars.ts#AnsweredInstant" },
    MetricValue: { input: "never", output: "@cathedra/domain/results#MetricValue" },
    ExerciseDefinition: { input: "never", output: "@cathedra/domain/results#ExerciseDefinition" },
    MetricValues: { input: "never", output: "@cathedra/domain/results#MetricValues" },
  },
};

/** The contract as the API holds it: arguments, inputs and answers, with the domain's ids, days and instants. */
export function generateContract(): Promise<string> {
  return generate("contract.ts", withDomainViews(contract), { typescript }, shared);
}

/** Generates the types of resolvers: parent and result of each field. */
export async function generateResolverTypes(): Promise<string> {
  const types = await generate(
    "resolver-types.ts",
    contract,
    { typescriptResolvers },
    {
      ...shared,
      mappers: views,
      contextType: "../context.ts#GraphqlContext",
      makeResolverTypeCallable: true,
      namespacedImportName: "Contract",
    },
  );
  return `import type * as Contract from './contract.ts';\n${types}`;
}

/** A view that is a domain type is passed through in a result like a scalar. */
function withDomainViews(document: DocumentNode): DocumentNode {
  return visit(document, {
    ObjectTypeDefinition: ({ name }) =>
      name.value in domainViews ? { kind: Kind.SCALAR_TYPE_DEFINITION, name } : undefined,
  });
}

type Plugins = Parameters<typeof codegen>[0]["pluginMap"];

function generate(
  filename: string,
  schema: DocumentNode,
  pluginMap: Plugins,
  config: object,
): Promise<string> {
  return codegen({
    filename,
    schema,
    schemaAst: buildASTSchema(schema),
    documents: [],
    config,
    plugins: Object.keys(pluginMap).map((name) => ({ [name]: {} })),
    pluginMap,
  });
}
