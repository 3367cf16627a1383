import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import { buildSchema, parse } from "graphql";

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  maybeValue: "T | null",
  avoidOptionals: { field: true, inputValue: false },
  scalars: {
    Date: "string",
    DateTime: "string",
    MetricValue: "number | boolean | string",
    ExerciseDefinition: "object",
    MetricValues: "Readonly<Record<string, number | boolean | string | null>>",
  },
};

/** The TypeScript types of a contract, as its answers come over the wire. */
export async function generateTypes(whole: string): Promise<string> {
  return codegen({
    filename: "schema-types.ts",
    schema: parse(whole),
    schemaAst: buildSchema(whole),
    documents: [],
    config,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
}
