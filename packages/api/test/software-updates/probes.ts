import { cast, getStation } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { aRelease, getUpdate } from "./release-builder.ts";

/** An update of a station of Northgate. */
async function anUpdate(portal: CastApp) {
  const station = await enrolledStation(portal, "northgateSkillsLab");
  const code = `probe-${Math.random().toString(36).slice(2)}`;
  const release = await aRelease(portal, { code, name: code, station: station.id });
  return { id: String(await getUpdate(portal, release, station.id)) };
}

export const probes: readonly Probe[] = [
  {
    operation: "Query.vistAvailableReleasesForSystem",
    call: { query: '{ vistAvailableReleasesForSystem(serviceTag: "NGT4K21") { id state { installed } } }' },
  },
  {
    operation: "Mutation.vistSystemSoftwareReleaseSetDownload",
    call: {
      query: "mutation ($id: ID!) { vistSystemSoftwareReleaseSetDownload(id: $id) { code success message } }",
      variables: anUpdate,
    },
  },
  {
    operation: "Mutation.vistSystemSoftwareReleaseSetInstall",
    call: {
      query: "mutation ($id: ID!) { vistSystemSoftwareReleaseSetInstall(id: $id) { code success message } }",
      variables: anUpdate,
    },
  },
  {
    operation: "GET /api/s3/documentation/:softwareCode/:version",
    call: async () => ({ url: "/api/s3/documentation/vist-suite/2.0.0" }),
  },
  { operation: "GET /api/stations/operations", call: async () => ({ url: "/api/stations/operations" }) },
  {
    operation: "POST /api/stations/operations/:id/reports",
    call: async () => ({
      url: "/api/stations/operations/00000000-0000-4000-8000-000000000000/reports",
      body: JSON.stringify({ attempt: 1, seq: 1, state: "RUNNING", progress: 1, errors: [] }),
      headers: { "content-type": "application/json" },
    }),
  },
];

const { serviceTag } = getStation("northgateSkillsLab");

export const webOperations: readonly WebOperation[] = [
  ["UpdatesQuery", cast.ruth, 4, () => ({ serviceTag })],
  ["ReportedComputerQuery", cast.ruth, 4, () => ({ serviceTag })],
  ["useUpdateActionsDownloadMutation", cast.ruth, 12, anUpdate],
  ["useUpdateActionsInstallMutation", cast.ruth, 12, anUpdate],
];
