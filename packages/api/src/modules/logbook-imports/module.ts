import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { ApiModule } from "../module.ts";
import { logbookImportGuards } from "./guards.ts";
import { maxImports, readImports } from "./read-imports.ts";
import { deleteMapping, maxMappings, readMappings, saveMapping } from "./saved-mappings.ts";
import { undoImport } from "./undo-import.ts";

const resolvers = {
  Query: {
    logbookImports: (_, _args, context) => readImports(context, context.actor),
    logbookMappings: (_, _args, context) => readMappings(context, context.actor),
  },
  Mutation: {
    undoLogbookImport: (_, { id }, context) => undoImport(context, context.actor, id),
    saveLogbookMapping: (_, { mapping }, context) => saveMapping(context, context.actor, mapping),
    deleteLogbookMapping: (_, { id }, context) => deleteMapping(context, context.actor, id),
  },
} satisfies Resolvers;

/** Imports of earlier logbooks: checked, imported by the worker, and undone as a whole. */
export const logbookImportsModule = {
  name: "logbook-imports",
  resolvers,
  listSizes: {
    "Query.logbookImports": maxImports,
    "Query.logbookMappings": maxMappings,
    "LogbookImport.refusals": 20,
    "LogbookImport.changedRecords": 20,
  },
  guards: logbookImportGuards,
} satisfies ApiModule;
