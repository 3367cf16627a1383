import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import {
  aRequest,
  aRow,
  deleteMappingMutation,
  importOf,
  mappingOf,
  residents,
  saveMappingMutation,
} from "./import-helpers.ts";

const sent = {
  body: JSON.stringify(aRequest([aRow(2, { participants: [] })], { expected: 1 })),
  headers: { "content-type": "application/octet-stream" },
};

const mapping = {
  groupId: residents,
  name: "eLogbook",
  mapping: JSON.stringify({ columns: { "Operation Date": "dateOfProcedure" } }),
  isShared: false,
};
const unknown = { id: "0198b2a0-0000-7000-8000-000000000000" };
const mappings = "{ logbookMappings { id name } }";

export const probes: readonly Probe[] = [
  { operation: "Query.logbookMappings", call: { query: mappings } },
  {
    operation: "Mutation.saveLogbookMapping",
    call: { query: saveMappingMutation, variables: { mapping } },
  },
  {
    operation: "Mutation.deleteLogbookMapping",
    about: "of one that does not exist",
    call: { query: deleteMappingMutation, variables: unknown },
    rule: { lets: [], otherwise: "notFound" },
  },
  {
    operation: "POST /api/logbook/imports/check",
    call: async () => ({ url: "/api/logbook/imports/check", ...sent }),
  },
  {
    operation: "POST /api/logbook/imports",
    call: async () => ({ url: "/api/logbook/imports", ...sent }),
    prepare: ({ database: { db } }) => sql`delete from operation where kind = 'logbook_import'`.execute(db),
  },
  { operation: "Query.logbookImports", call: { query: "{ logbookImports { id } }" } },
  {
    operation: "Mutation.undoLogbookImport",
    call: {
      query: "mutation ($id: ID!) { undoLogbookImport(id: $id) { id } }",
      variables: { id: "0198b2a0-0000-7000-8000-000000000000" },
    },
  },
];

const give: OwnProbe["give"] = async (portal, whose) => ({ id: await importOf(portal, whose) });
const list = "{ logbookImports { id undoneAt } }";

const giveMapping: OwnProbe["give"] = async (portal, whose) => ({
  id: await mappingOf(portal, whose, { name: crypto.randomUUID() }),
});

export const ownProbes: readonly OwnProbe[] = [
  { operation: "Query.logbookMappings", query: mappings, give: giveMapping },
  {
    operation: "Mutation.deleteLogbookMapping",
    query: deleteMappingMutation,
    shown: mappings,
    give: giveMapping,
    unknown,
  },
  { operation: "Query.logbookImports", query: list, give },
  {
    operation: "Mutation.undoLogbookImport",
    query: "mutation ($id: ID!) { undoLogbookImport(id: $id) { id operation { state } } }",
    shown: "{ logbookImports { id operation { state } } }",
    give,
    unknown: { id: "0198b2a0-0000-7000-8000-000000000000" },
  },
];

export const webOperations: readonly WebOperation[] = [
  ["LogbookImportQuery", cast.maya, 7, () => ({})],
  ["useMappingChangesSaveMutation", cast.maya, 10, () => ({ mapping })],
  [
    "useMappingChangesDeleteMutation",
    cast.maya,
    6,
    async (portal) => ({ id: await mappingOf(portal, cast.maya) }),
  ],
  ["useUndoImportMutation", cast.maya, 8, async (portal) => ({ id: await importOf(portal, cast.maya) })],
];
