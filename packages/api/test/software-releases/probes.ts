import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { aRelease, getUpdate } from "../software-updates/release-builder.ts";
import type { CastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";

const code = () => `probe-${Math.random().toString(36).slice(2)}`;

const aDraft = async (portal: CastApp) => ({
  releaseId: await aRelease(portal, { code: code(), isPublished: false }),
});

export const probes: readonly Probe[] = [
  {
    operation: "Query.softwareReleases",
    call: { query: "{ softwareReleases(limit: 2) { totalCount releases { version progress { total } } } }" },
  },
  {
    operation: "Query.softwareRelease",
    call: {
      query: "query ($releaseId: Int!) { softwareRelease(releaseId: $releaseId) { version } }",
      variables: aDraft,
    },
  },
  {
    operation: "Query.softwareReleaseStations",
    call: {
      query:
        "query ($releaseId: Int!) { softwareReleaseStations(releaseId: $releaseId) { totalCount stations { id } } }",
      variables: aDraft,
    },
  },
  {
    operation: "Query.softwareKeyGaps",
    call: {
      query:
        "query ($releaseId: Int) { softwareKeyGaps(releaseId: $releaseId) { key lackingCount lacking { id } } }",
      variables: aDraft,
    },
  },
  { operation: "Query.softwareNames", call: { query: "{ softwareNames { code name newestVersion } }" } },
  {
    operation: "Query.softwareRolloutChoices",
    call: { query: '{ softwareRolloutChoices(searchText: "lab") { customerId stationId name } }' },
  },
  {
    operation: "Mutation.createSoftwareRelease",
    call: {
      query: `mutation ($code: String!) {
        createSoftwareRelease(softwareCode: $code, softwareName: "Probe", version: "1.0.0") { version }
      }`,
      variables: async () => ({ code: code() }),
    },
  },
  {
    operation: "Mutation.deleteSoftwareRelease",
    call: {
      query: "mutation ($releaseId: Int!) { deleteSoftwareRelease(releaseId: $releaseId) }",
      variables: aDraft,
    },
  },
  {
    operation: "Mutation.removeSoftwareDocument",
    call: {
      query:
        "mutation ($releaseId: Int!) { removeSoftwareDocument(releaseId: $releaseId, kind: manual) { version } }",
      variables: aDraft,
    },
  },
  {
    operation: "Mutation.setSoftwareRollout",
    call: {
      query: `mutation ($releaseId: Int!) {
        setSoftwareRollout(releaseId: $releaseId, isForAll: true, customerIds: [], stationIds: []) { version }
      }`,
      variables: aDraft,
    },
  },
  {
    operation: "Mutation.publishSoftwareRelease",
    call: {
      query: "mutation ($releaseId: Int!) { publishSoftwareRelease(releaseId: $releaseId) { state } }",
      variables: aDraft,
    },
  },
  {
    operation: "Mutation.withdrawSoftwareRelease",
    call: {
      query: "mutation ($releaseId: Int!) { withdrawSoftwareRelease(releaseId: $releaseId) { state } }",
      variables: aDraft,
    },
  },
  {
    operation: "PUT /api/software-releases/:releaseId/:part",
    call: async (portal) => ({
      url: `/api/software-releases/${(await aDraft(portal)).releaseId}/manual?name=manual.pdf`,
      body: Buffer.from("%PDF-1.7\n%%EOF"),
      headers: { "content-type": "application/octet-stream" },
    }),
  },
];

const anOwnDraft = async (portal: CastApp) => ({
  id: await aRelease(portal, { code: code(), isPublished: false }),
});

/** A release that a station downloads. */
async function atWork(portal: CastApp) {
  const station = await enrolledStation(portal, "northgateSkillsLab");
  const name = code();
  const releaseId = await aRelease(portal, { code: name, name, station: station.id });
  const update = String(await getUpdate(portal, releaseId, station.id));
  await portal.get(
    cast.ruth,
    "mutation ($id: ID!) { vistSystemSoftwareReleaseSetDownload(id: $id) { code } }",
    { id: update },
  );
  const { rows } = await sql<{ id: string }>`
    select id from operation where subject = ${update} and outcome is null`.execute(portal.database.db);
  return { releaseId, operation: rows[0]?.id ?? "" };
}

export const webOperations: readonly WebOperation[] = [
  ["RolloutsQuery", cast.daniel, 4, () => ({ from: "2026-01-01T00:00:00Z" })],
  ["AdminSoftwareQuery", cast.ruth, 4, () => ({ searchText: "", limit: 25, offset: 0 })],
  ["ReleaseDrawerQuery", cast.ruth, 4, anOwnDraft],
  [
    "ReleaseStationsQuery",
    cast.ruth,
    4,
    async (portal) => {
      const { releaseId } = await atWork(portal);
      return { releaseId, limit: 25, offset: 0 };
    },
  ],
  [
    "KeyGapsQuery",
    cast.ruth,
    3,
    async (portal) => {
      const { releaseId } = await atWork(portal);
      await sql`
        update software_release set signing_key = ${"k".repeat(43)}, signature = ${"s".repeat(86)}
        where id = ${releaseId}`.execute(portal.database.db);
      return { releaseId };
    },
  ],
  ["NewReleaseQuery", cast.ruth, 2, () => ({})],
  ["useRolloutChoicesQuery", cast.ruth, 2, () => ({ search: "" })],
  [
    "useReleaseChangesCreateMutation",
    cast.ruth,
    9,
    () => ({ softwareCode: code(), softwareName: "Made", version: "1.0.0" }),
  ],
  ["useReleaseChangesDeleteMutation", cast.ruth, 9, anOwnDraft],
  [
    "useReleaseChangesRemoveDocumentMutation",
    cast.ruth,
    9,
    async (portal) => ({ ...(await anOwnDraft(portal)), kind: "manual" }),
  ],
  [
    "useReleaseChangesRolloutMutation",
    cast.ruth,
    12,
    async (portal) => ({ ...(await anOwnDraft(portal)), isForAll: true, customerIds: [], stationIds: [] }),
  ],
  ["useReleaseChangesPublishMutation", cast.ruth, 30, anOwnDraft],
  ["useReleaseChangesWithdrawMutation", cast.ruth, 9, anOwnDraft],
  [
    "useReleaseChangesEndMutation",
    cast.ruth,
    12,
    async (portal) => ({ id: (await atWork(portal)).operation }),
  ],
];
