import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as typescriptResolvers from "@graphql-codegen/typescript-resolvers";
import { buildSchema, parse } from "graphql";
import { printWhole } from "../src/print.ts";

/** Writes `schema.graphql` (the printed whole) and the resolver types; both are checked in. */
const root = fileURLToPath(new URL("..", import.meta.url));
const whole = printWhole();
writeFileSync(`${root}schema.graphql`, whole);

const config = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  maybeValue: "T | null",
  avoidOptionals: { field: true, inputValue: false },
  scalars: { Date: "string", DateTime: "string" },
};
const types = await codegen({
  filename: "schema-types.ts",
  schema: parse(whole),
  schemaAst: buildSchema(whole),
  documents: [],
  config,
  plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
  pluginMap: { typescript, typescriptResolvers },
});
mkdirSync(`${root}src/generated`, { recursive: true });
writeFileSync(`${root}src/generated/schema-types.ts`, types);
