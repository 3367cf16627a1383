import type { RecordId } from "@cathedra/domain";
import { aRecord, cast, demoWorld } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { insertRecords } from "../../src/seed/insert-records.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { CastApp } from "../support/cast-app.ts";
import { change, confirmMutation, listQuery, returnMutation } from "./confirmation-requests.ts";

/** Another one of Maya's, confirmed anew before each call. */
const confirmed = aRecord({ id: "4ec04d00-0000-4000-8000-0000000c0f1d" as RecordId });

async function confirmAnew({ database: { db } }: CastApp) {
  await db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [confirmed]));
  await sql`
    update logbook_record set confirmation = 'confirmed', confirmation_at = now(), reopening_word = null,
      confirmation_by = (select id from app_user where keycloak_id = ${cast.eleanor.keycloakId})
    where id = ${confirmed.id}`.execute(db);
}

const seen = { id: confirmed.id, modifiedAt: "2026-01-01T00:00:00.000Z", state: "open" };
const word = "By mistake.";

export const confirmationProbes: readonly Probe[] = [
  { operation: "Query.logbookConfirmations", call: { query: listQuery } },
  {
    operation: "Query.logbookConfirmation",
    call: {
      query: "query ($id: ID!) { logbookConfirmation(id: $id) { id } }",
      variables: { id: confirmed.id },
    },
    rule: { lets: [], otherwise: "notFound" },
  },
  { operation: "Query.logbookConfirmationCounts", call: { query: "{ logbookConfirmationCounts { open } }" } },
  {
    operation: "Mutation.confirmActivities",
    call: { query: confirmMutation, variables: { records: [seen] } },
  },
  {
    operation: "Mutation.returnActivity",
    call: { query: returnMutation, variables: { record: seen, word } },
    rule: { lets: [], otherwise: "notFound" },
  },
  {
    operation: "Mutation.setLogbookConfirmationMail",
    call: { query: "mutation { setLogbookConfirmationMail(isOn: true) { isByMail } }" },
  },
  {
    operation: "Mutation.reopenActivity",
    about: "Maya's confirmed record",
    call: { query: change("reopenActivity"), variables: { id: confirmed.id, word } },
    prepare: confirmAnew,
  },
  {
    operation: "Mutation.askToReopenActivity",
    about: "Maya's confirmed record",
    call: { query: change("askToReopenActivity"), variables: { id: confirmed.id, word } },
    prepare: confirmAnew,
  },
  {
    operation: "POST /api/confirmation-mails/stop",
    call: async ({ database: { db } }) => {
      const stop_key = "k".repeat(32);
      await db
        .insertInto("logbook_confirmation_mail")
        .values({ address: "nobody@northgate.example", stop_key })
        .onConflict((conflict) => conflict.column("address").doNothing())
        .execute();
      return { url: `/api/confirmation-mails/stop?key=${stop_key}`, body: "List-Unsubscribe=One-Click" };
    },
  },
];
