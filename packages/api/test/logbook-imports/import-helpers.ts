import { type CastPerson, cast, getGroup, hospitals } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { logbookImportRunner } from "../../src/modules/logbook-imports/public.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import { type Caller, type CastApp, toClaims } from "../support/cast-app.ts";

export const residents = getGroup("irResidents").id;
const [hospital] = hospitals;

/** A row of an earlier logbook that can be imported. */
export const aRow = (row: number, record: Readonly<Record<string, unknown>> = {}) => ({
  row,
  record: {
    dateOfProcedure: "2024-05-06",
    hospital: hospital?.name,
    attendingName: "Brandt, Ulrike",
    procedure: { code: "VI-8001" },
    procedureIndication: "Not stated",
    participants: [
      { user: { keycloak_id: cast.maya.keycloakId }, name: "Maya", role: "Operator", level: "R1" },
    ],
    ...record,
  },
});

export const aRequest = (rows: readonly unknown[], over: Readonly<Record<string, unknown>> = {}) => ({
  groupId: residents,
  fileName: "old logbook.csv",
  rows,
  ...over,
});

/** Sends rows to be checked (`/check`) or imported. */
export async function sendRows(portal: CastApp, who: Caller, body: unknown, address = "") {
  const token = await portal.identity.token(toClaims(who));
  const response = await portal.app.inject({
    method: "POST",
    url: `/api/logbook/imports${address}`,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.statusCode, body: response.json() };
}

/** Does the work that waits for this import, as a worker does. */
export async function work(portal: CastApp, runner = logbookImportRunner): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from operation where kind = 'logbook_import' and outcome is null`.execute(portal.database.db);
  for (const { id } of rows) await runAsWorker(portal, "logbook_import", id, runner);
}

/** Imports rows of Maya's and returns the id of the import. */
export async function imported(
  portal: CastApp,
  rows: readonly unknown[],
  over: Readonly<Record<string, unknown>> = {},
) {
  const { status, body } = await sendRows(
    portal,
    cast.maya,
    aRequest(rows, { expected: rows.length, ...over }),
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  await work(portal);
  return body.id as string;
}

/** An import of one record by this person of IR Residents; returns its id. */
export async function importOf(portal: CastApp, who: CastPerson): Promise<string> {
  const row = aRow(2, { participants: [], procedureComments: crypto.randomUUID() });
  const { body } = await sendRows(portal, who, aRequest([row], { expected: 1, includesDoubles: true }));
  await work(portal);
  return body.id;
}

export const saveMappingMutation = `mutation ($mapping: LogbookMappingInput!) {
  saveLogbookMapping(mapping: $mapping) { id name isShared savedBy viewerCanDelete mapping customer { id } }
}`;
export const deleteMappingMutation = "mutation ($id: ID!) { deleteLogbookMapping(id: $id) }";

/** Saves a mapping of this person of IR Residents; returns its id. */
export async function mappingOf(
  portal: CastApp,
  who: CastPerson,
  over: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const mapping = {
    groupId: residents,
    name: "Old logbook",
    mapping: JSON.stringify({ columns: { Day: "dateOfProcedure" } }),
    isShared: false,
    ...over,
  };
  return (await portal.get(who, saveMappingMutation, { mapping })).saveLogbookMapping.id;
}
