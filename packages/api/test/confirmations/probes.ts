import { randomUUID } from "node:crypto";
import type { RecordId } from "@cathedra/domain";
import { aRecord, type CastPerson, cast, demoWorld, extraPeople } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { insertRecords } from "../../src/seed/insert-records.ts";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import {
  change,
  confirm,
  confirmMutation,
  getAttending,
  inSteadMutation,
  listQuery,
  requestConfirmation,
  returnMutation,
  type Seen,
} from "./confirmation-requests.ts";

/** Creates another record of Maya's, confirmed before each call. */
const confirmed = aRecord({ id: "4ec04d00-0000-4000-8000-0000000c0f1d" as RecordId });

async function confirmAnew({ database: { db } }: CastApp) {
  await db.transaction().execute((tx) => insertRecords(tx, demoWorld.people, [confirmed]));
  await sql`
    update logbook_record set confirmation = 'confirmed', confirmation_at = now(), reopening_word = null,
      confirmation_by = (select id from app_user where keycloak_id = ${cast.eleanor.keycloakId})
    where id = ${confirmed.id}`.execute(db);
}

const seen = { id: confirmed.id, modifiedAt: "2026-01-01T00:00:00.000Z", state: "open" };

const unaddressedAt = "2026-01-02T00:00:00.000Z";

const word = "By mistake.";

export const probes: readonly Probe[] = [
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
    operation: "Mutation.confirmActivityInStead",
    about: "a record of Maya's whose attending has no address",
    call: { query: inSteadMutation, variables: { record: { ...seen, modifiedAt: unaddressedAt }, word } },
    prepare: async (portal) => {
      await confirmAnew(portal);
      await sql`delete from logbook_confirmation where record_id = ${confirmed.id}`.execute(
        portal.database.db,
      );
      await sql`
        update logbook_record set confirmation = null, confirmation_by = null, confirmation_at = null,
          attending_id = ${getAttending.yusuf.id}, asked_attending_id = null, modified_at = ${unaddressedAt}
        where id = ${confirmed.id}`.execute(portal.database.db);
    },
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

const people = [cast.eleanor, extraPeople.rajesh] as const;

async function give(portal: CastApp, whose: CastPerson) {
  const attending = whose === cast.eleanor ? getAttending.eleanor : getAttending.rajesh;
  const { seen } = await requestConfirmation(portal, { attending, clientKey: randomUUID() });
  return seen;
}

const unknown = { id: randomUUID(), modifiedAt: "2026-01-01T00:00:00.000Z" };

const state = "query ($id: ID!) { logbookConfirmation(id: $id) { id confirmation { state } } }";

const counts = "{ logbookConfirmationCounts { open isByMail } }";

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.logbookConfirmations",
    query: "{ logbookConfirmations { records { id } } }",
    people,
    give,
  },
  { operation: "Query.logbookConfirmation", query: state, people, give, unknown },
  { operation: "Query.logbookConfirmationCounts", query: counts, people, give },
  {
    operation: "Mutation.confirmActivities",
    query: `mutation ($id: ID!, $modifiedAt: DateTime!) {
      confirmActivities(records: [{ id: $id, modifiedAt: $modifiedAt, state: open }]) { left records { id } }
    }`,
    shown: state,
    people,
    give,
  },
  {
    operation: "Mutation.returnActivity",
    query: `mutation ($id: ID!, $modifiedAt: DateTime!) {
      returnActivity(record: { id: $id, modifiedAt: $modifiedAt, state: open }, word: "Side?") { isReturned }
    }`,
    shown: state,
    people,
    give,
  },
  {
    operation: "Mutation.setLogbookConfirmationMail",
    query: "mutation { setLogbookConfirmationMail(isOn: false) { id isByMail } }",
    shown: counts,
    people,
    give,
  },
];

const one = (portal: CastApp) => requestConfirmation(portal).then(({ seen }) => seen);

async function confirmedRecord(portal: CastApp): Promise<Seen> {
  const seen = await one(portal);
  await confirm(portal, cast.eleanor, seen);
  return seen;
}

const question = "Which side?";

export const webOperations: readonly WebOperation[] = [
  ["ToConfirmQuery", cast.eleanor, 3],
  ["ConfirmationsQuery", cast.eleanor, 6, () => ({ state: "open" })],
  ["useMoreRecordsQuery", cast.eleanor, 3, () => ({ state: "open" })],
  ["RecordDrawerQuery", cast.eleanor, 3, async (portal) => ({ id: (await one(portal)).id })],
  ["BackLinkQuery", cast.eleanor, 2],
  ["NoLogbookQuery", cast.eleanor, 2],
  ["useConfirmMutation", cast.eleanor, 13, async (portal) => ({ records: [await one(portal)] })],
  [
    "ReturnDialogMutation",
    cast.eleanor,
    13,
    async (portal) => ({ record: await one(portal), word: question }),
  ],
  ["ConfirmedContentQuery", cast.maya, 2, async (portal) => ({ id: (await confirmedRecord(portal)).id })],
  [
    "ConfirmInSteadMutation",
    cast.george,
    13,
    async (portal) => ({
      record: (await requestConfirmation(portal, { attending: getAttending.yusuf })).seen,
      word: "They have retired.",
    }),
  ],
  [
    "useReopenMutation",
    cast.eleanor,
    12,
    async (portal) => ({ id: (await confirmedRecord(portal)).id, word: question }),
  ],
  [
    "useAskToReopenMutation",
    cast.maya,
    12,
    async (portal) => ({ id: (await confirmedRecord(portal)).id, word: question }),
  ],
  ["MailSwitchMutation", cast.eleanor, 4, () => ({ isOn: true })],
];
