import type { Probe } from "../platform/role-matrix/probe.ts";
import { aRelease } from "../software-updates/release-builder.ts";
import type { CastApp } from "../support/cast-app.ts";

const code = () => `probe-${Math.random().toString(36).slice(2)}`;

const aDraft = async (portal: CastApp) => ({
  releaseId: await aRelease(portal, { code: code(), isPublished: false }),
});

export const softwareReleaseProbes: readonly Probe[] = [
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
