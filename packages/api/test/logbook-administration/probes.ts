import { randomBytes, randomUUID } from "node:crypto";
import { attendings, cast, getCustomer, hospitals } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { addressChangeCodeHash } from "../../src/modules/logbook-administration/public.ts";
import type { Probe, Variables } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { TestApp } from "../support/app.ts";
import type { CastApp } from "../support/cast-app.ts";
import { call, documents, type Operation } from "./operations.ts";

const customerId = getCustomer("northgate").id;
const chosenSettings = { entrustmentScale: "zwisch", countImported: false };

type Query = "attendings" | "hospitals" | "logbookSettings";

function query(name: Query): Probe {
  return { operation: `Query.${name}`, call: { query: documents[name], variables: { customerId } } };
}

/** Each call has entries of its own: a former caller may have taken the others away. */
function change(name: Exclude<Operation, Query>, variables: (api: TestApp) => Promise<Variables>): Probe {
  return { operation: `Mutation.${name}`, call: { query: documents[name], variables } };
}

export const probes: readonly Probe[] = [
  query("attendings"),
  query("hospitals"),
  query("logbookSettings"),
  change("createAttending", async () => ({ customerId, firstName: "M", lastName: randomUUID() })),
  change("updateAttending", async (api) => ({
    id: await attending(api),
    firstName: "M",
    lastName: randomUUID(),
  })),
  change("mergeAttendings", async (api) => ({ id: await attending(api), into: await attending(api) })),
  change("takeBackAddressChange", async (api) => ({ id: (await waitingChange(api)).id })),
  ...(["read", "answer"] as const).map(
    (act): Probe => ({
      operation: `POST /api/attending-addresses/${act}`,
      call: async (api) => {
        const { code } = await waitingChange(api);
        return {
          url: `/api/attending-addresses/${act}`,
          body: JSON.stringify({ code, answer: "yes" }),
          headers: { "content-type": "application/json" },
        };
      },
    }),
  ),
  change("deleteAttending", async (api) => ({ id: await attending(api) })),
  change("createHospital", async () => ({ customerId, name: randomUUID() })),
  change("updateHospital", async (api) => ({ id: await hospital(api), name: randomUUID() })),
  change("deleteHospital", async (api) => ({ id: await hospital(api) })),
  change("updateLogbookSettings", async () => ({ customerId, settings: chosenSettings })),
];

async function attending({ database: { db } }: TestApp): Promise<string> {
  const { id } = await db
    .insertInto("attending")
    .values({ customer_id: customerId, first_name: "M", last_name: randomUUID() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An attending whose first address waits for its yes. */
async function waitingChange(api: TestApp): Promise<{ readonly id: string; readonly code: string }> {
  const id = await attending(api);
  const code = randomBytes(24).toString("base64url");
  await api.database.db
    .insertInto("attending_address_change")
    .values({
      attending_id: id as never,
      new_email: `${randomUUID()}@waiting.example`,
      asked_at: sql`now()`,
      code_hash: addressChangeCodeHash(code),
    })
    .execute();
  return { id, code };
}

async function hospital({ database: { db } }: TestApp): Promise<string> {
  const { id } = await db
    .insertInto("hospital")
    .values({ customer_id: customerId, name: randomUUID() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const name = { firstName: "Web", lastName: "Operation" };

const addAttending = (portal: CastApp, lastName: string) =>
  call(portal, "createAttending", { customerId, firstName: "New", lastName }).then(({ id }) => id);

const addHospital = (portal: CastApp, named: string) =>
  call(portal, "createHospital", { customerId, name: named }).then(({ id }) => id);

export const webOperations: readonly WebOperation[] = [
  ["AdminLogbookQuery", cast.ruth, 3],
  ["AttendingsQuery", cast.ruth, 4, () => ({ customerId })],
  ["HospitalsQuery", cast.ruth, 4, () => ({ customerId })],
  ["useAttendingChangesAddMutation", cast.george, 6, () => ({ customerId, ...name, email: "w@example.org" })],
  [
    "useAttendingChangesEditMutation",
    cast.george,
    6,
    async (portal) => ({
      id: await addAttending(portal, "Edited"),
      ...name,
      lastName: "Renamed",
      email: null,
    }),
  ],
  [
    "useAttendingChangesRemoveMutation",
    cast.george,
    6,
    async (portal) => ({ id: await addAttending(portal, "Removed") }),
  ],
  [
    "useAttendingChangesTakeBackMutation",
    cast.george,
    6,
    async (portal) => ({ id: (await waitingChange(portal)).id }),
  ],
  [
    "useAttendingChangesMergeMutation",
    cast.george,
    7,
    async (portal) => ({ id: await addAttending(portal, "Merged"), into: attendings[0]?.id }),
  ],
  ["useHospitalChangesAddMutation", cast.george, 6, () => ({ customerId, name: "Added" })],
  [
    "useHospitalChangesEditMutation",
    cast.george,
    7,
    async (portal) => ({
      id: await addHospital(portal, "To be merged"),
      name: hospitals[0]?.name,
      mergeInto: hospitals[0]?.id,
    }),
  ],
  [
    "useHospitalChangesRemoveMutation",
    cast.george,
    6,
    async (portal) => ({ id: await addHospital(portal, "Removed") }),
  ],
  ["LogbookSettingsQuery", cast.george, 4, () => ({ customerId })],
  ["latestSettingsQuery", cast.george, 3, () => ({ customerId })],
  [
    "LogbookSettingsFormMutation",
    cast.george,
    8,
    () => ({ customerId, settings: chosenSettings, modifiedAt: null }),
  ],
];
