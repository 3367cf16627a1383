import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { aRequest, aRow, importOf } from "./import-helpers.ts";

const sent = {
  body: JSON.stringify(aRequest([aRow(2, { participants: [] })], { expected: 1 })),
  headers: { "content-type": "application/octet-stream" },
};

export const probes: readonly Probe[] = [
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

export const ownProbes: readonly OwnProbe[] = [
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
  ["LogbookImportQuery", cast.maya, 6, () => ({})],
  ["useUndoImportMutation", cast.maya, 8, async (portal) => ({ id: await importOf(portal, cast.maya) })],
];
