import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import type { WebOperation } from "../platform/web-operation.ts";
import { aRelease, updateOf } from "../software-updates/release-builder.ts";
import type { CastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";

const code = () => `web-${Math.random().toString(36).slice(2)}`;

const aDraft = async (portal: CastApp) => ({
  id: await aRelease(portal, { code: code(), isPublished: false }),
});

/** A release that a station downloads. */
async function atWork(portal: CastApp) {
  const station = await enrolledStation(portal, "northgateSkillsLab");
  const name = code();
  const releaseId = await aRelease(portal, { code: name, name, station: station.id });
  const update = String(await updateOf(portal, releaseId, station.id));
  await portal.get(
    cast.ruth,
    "mutation ($id: ID!) { vistSystemSoftwareReleaseSetDownload(id: $id) { code } }",
    { id: update },
  );
  const { rows } = await sql<{ id: string }>`
    select id from operation where subject = ${update} and outcome is null`.execute(portal.database.db);
  return { releaseId, operation: rows[0]?.id ?? "" };
}

export const softwareReleaseWebOperations: readonly WebOperation[] = [
  ["AdminSoftwareQuery", cast.ruth, 4, () => ({ searchText: "", limit: 25, offset: 0 })],
  ["ReleaseDrawerQuery", cast.ruth, 3, aDraft],
  [
    "ReleaseStationsQuery",
    cast.ruth,
    4,
    async (portal) => {
      const { releaseId } = await atWork(portal);
      return { releaseId, limit: 25, offset: 0 };
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
  ["useReleaseChangesDeleteMutation", cast.ruth, 9, aDraft],
  [
    "useReleaseChangesRemoveDocumentMutation",
    cast.ruth,
    9,
    async (portal) => ({ ...(await aDraft(portal)), kind: "manual" }),
  ],
  [
    "useReleaseChangesRolloutMutation",
    cast.ruth,
    12,
    async (portal) => ({ ...(await aDraft(portal)), isForAll: true, customerIds: [], stationIds: [] }),
  ],
  ["useReleaseChangesPublishMutation", cast.ruth, 30, aDraft],
  ["useReleaseChangesWithdrawMutation", cast.ruth, 9, aDraft],
  [
    "useReleaseChangesEndMutation",
    cast.ruth,
    12,
    async (portal) => ({ id: (await atWork(portal)).operation }),
  ],
];
