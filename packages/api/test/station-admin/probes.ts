import { randomUUID } from "node:crypto";
import type { StationId } from "@cathedra/domain";
import { cast, getCustomer, getStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { systemClock } from "../../src/ports/clock.ts";
import { ownLinks } from "../../src/storage/signed-links.ts";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { aLogOfARun } from "./run-log-builder.ts";
import { aClonedStation, aStationLog, signedInOn } from "./station-builders.ts";

const { id, serviceTag } = getStation("northgateSkillsLab");

const period = 'from: "2026-01-01T00:00:00Z", to: "2027-01-01T00:00:00Z"';

const customerId = getCustomer("northgate").id;

const selected = {
  removeVistSystem: "",
  createVistSystemToken: " { token }",
  revokeVistSystemKey: " { id }",
};

/** A station that is there for one call. */
export async function aSystem({ database }: CastApp): Promise<string> {
  const made = randomUUID();
  await sql`
    insert into station (id, service_tag, name, customer_id) values (${made}, ${made}, 'Tried', ${customerId})`.execute(
    database.db,
  );
  return made;
}

export const probes: readonly Probe[] = [
  { operation: "Query.vistSystemsStats", call: { query: "{ vistSystemsStats { connected logsTotal } }" } },
  {
    operation: "Query.vistSystemsLogsNumberByPeriod",
    call: { query: `{ vistSystemsLogsNumberByPeriod(${period}) }` },
  },
  {
    operation: "Query.vistSystemsByServiceTag",
    call: { query: '{ vistSystemsByServiceTag(serviceTag: "") { serviceTag software { code } } }' },
  },
  { operation: "Query.vistSystemsFound", call: { query: '{ vistSystemsFound(serviceTag: "") { total } }' } },
  { operation: "Query.vistSystem", call: { query: `{ vistSystem(id: "${id}") { serviceTag } }` } },
  {
    operation: "Query.vistActivitiesByServiceTag",
    call: { query: `{ vistActivitiesByServiceTag(serviceTag: "${serviceTag}", ${period}) { id } }` },
  },
  {
    operation: "Query.logDownloadLink",
    call: {
      query: "query ($ids: [ID!]!) { logDownloadLink(activityIds: $ids) }",
      variables: async (portal) => ({ ids: [(await aLogOfARun(portal)).activityId] }),
    },
  },
  {
    operation: "Query.vistSystemOverview",
    call: { query: `{ vistSystemOverview(id: "${id}") { id linkCount } }` },
  },
  { operation: "Query.vistSystemEvents", call: { query: `{ vistSystemEvents(id: "${id}") { next } }` } },
  { operation: "Query.vistSystemLogs", call: { query: `{ vistSystemLogs(id: "${id}") { total } }` } },
  { operation: "Query.vistSystemLinks", call: { query: `{ vistSystemLinks(id: "${id}") { total } }` } },
  {
    operation: "Mutation.createVistSystemLogLink",
    call: {
      query: `mutation ($logs: [ID!]!) { createVistSystemLogLink(id: "${id}", logs: $logs) }`,
      variables: async (portal) => ({ logs: [(await aStationLog(portal)).id] }),
    },
  },
  {
    operation: "Mutation.endVistSystemSession",
    call: {
      query: "mutation ($id: ID!, $session: ID!) { endVistSystemSession(id: $id, session: $session) { id } }",
      variables: async (portal) => {
        const station = await aSystem(portal);
        return { id: station, session: await signedInOn(portal, station as StationId) };
      },
    },
  },
  {
    operation: "Mutation.keepVistSystemComputer",
    call: {
      query:
        "mutation ($id: ID!, $computer: ID!) { keepVistSystemComputer(id: $id, computer: $computer) { id } }",
      variables: async (portal) => {
        const station = await aSystem(portal);
        return { id: station, computer: (await aClonedStation(portal, station as StationId)).own };
      },
    },
  },
  {
    operation: "Query.vistSystemComputer",
    call: { query: `{ vistSystemComputer(serviceTag: "${serviceTag}") { id info { model } } }` },
    // A person who linked it while another operation is tried would be allowed to see it.
    prepare: async ({ database }) => {
      await database.db.deleteFrom("user_system").execute();
    },
  },
  {
    operation: "Mutation.createVistSystem",
    call: {
      query: `mutation { createVistSystem(
        serviceTag: "PROBED1", name: "Probed", place: "Here", customerId: ${customerId}
      ) { id } }`,
    },
  },
  ...(["editVistSystem", "removeVistSystem", "createVistSystemToken", "revokeVistSystemKey"] as const).map(
    (name): Probe => ({
      operation: `Mutation.${name}`,
      call: {
        query:
          name === "editVistSystem"
            ? `mutation ($id: ID!) { editVistSystem(id: $id, name: "New", customerId: ${customerId}) { id } }`
            : `mutation ($id: ID!) { ${name}(id: $id)${selected[name]} }`,
        variables: async (portal) => ({ id: await aSystem(portal) }),
      },
    }),
  ),
  {
    operation: "GET /api/stations/session-logs",
    call: async (portal) => {
      const { activityId } = await aLogOfARun(portal);
      const runs = Buffer.from(activityId.replaceAll("-", ""), "hex").toString("base64url");
      const link = ownLinks(portal.config, systemClock).to(
        "/api/stations/session-logs",
        { expiresInSeconds: 60 },
        { runs },
      );
      return { url: link.slice(portal.config.http.publicUrl.length) };
    },
  },
];

const periodVariables = { from: "2026-01-01T00:00:00Z", to: "2027-01-01T00:00:00Z" };

export const webOperations: readonly WebOperation[] = [
  ["AdminSystemsQuery", cast.ruth, 3, () => ({ serviceTag: "", limit: 25, offset: 0 })],
  ["SystemDrawerQuery", cast.ruth, 2, () => ({ id })],
  ["StationOverviewQuery", cast.ruth, 5, () => ({ id })],
  ["StationEventsQuery", cast.ruth, 3, () => ({ id })],
  ["StationLogsQuery", cast.ruth, 4, () => ({ id, limit: 25, offset: 0 })],
  ["LinkedPeopleQuery", cast.ruth, 4, () => ({ id, limit: 25, offset: 0 })],
  [
    "useStationActionsLogsMutation",
    cast.ruth,
    9,
    async (portal) => ({ id, logs: [(await aStationLog(portal)).id] }),
  ],
  [
    "useStationActionsEndMutation",
    cast.ruth,
    14,
    async (portal) => {
      const station = await aSystem(portal);
      return { id: station, session: await signedInOn(portal, station as StationId) };
    },
  ],
  [
    "useStationActionsKeepMutation",
    cast.ruth,
    16,
    async (portal) => {
      const station = await aSystem(portal);
      return { id: station, computer: (await aClonedStation(portal, station as StationId)).own };
    },
  ],
  ["SystemDialogQuery", cast.ruth, 2, () => ({ search: "" })],
  ["SessionLogsQuery", cast.ruth, 2, () => ({ serviceTag, ...periodVariables })],
  ["LogsStatisticsQuery", cast.ruth, 2, () => ({})],
  ["LogsStatisticsPeriodQuery", cast.ruth, 2, () => periodVariables],
  [
    "useLogDownloadQuery",
    cast.ruth,
    2,
    async (portal) => ({ activityIds: [(await aLogOfARun(portal)).activityId] }),
  ],
  [
    "useSystemChangesCreateMutation",
    cast.ruth,
    9,
    () => ({ serviceTag: randomUUID(), name: "Made", place: "Here", customerId }),
  ],
  [
    "useSystemChangesEditMutation",
    cast.ruth,
    8,
    async (portal) => ({ id: await aSystem(portal), name: "Other", place: "", customerId }),
  ],
  ["useSystemChangesRemoveMutation", cast.ruth, 14, async (portal) => ({ id: await aSystem(portal) })],
  ["useSystemChangesRevokeMutation", cast.ruth, 9, async (portal) => ({ id: await aSystem(portal) })],
  ["useSystemChangesTokenMutation", cast.ruth, 7, async (portal) => ({ id: await aSystem(portal) })],
];
