import { cast, stationOf } from "@cathedra/test-fixtures";
import type { WebOperation } from "../platform/web-operation.ts";
import type { CastApp } from "../support/cast-app.ts";
import { enrolledStation } from "../support/stations.ts";
import { aRelease, updateOf } from "./release-builder.ts";

const { serviceTag } = stationOf("northgateSkillsLab");

async function anUpdate(portal: CastApp) {
  const station = await enrolledStation(portal, "northgateSkillsLab");
  const code = `web-${Math.random().toString(36).slice(2)}`;
  const release = await aRelease(portal, { code, name: code, station: station.id });
  return { id: String(await updateOf(portal, release, station.id)) };
}

export const softwareUpdateWebOperations: readonly WebOperation[] = [
  ["UpdatesQuery", cast.ruth, 4, () => ({ serviceTag })],
  ["ReportedComputerQuery", cast.ruth, 4, () => ({ serviceTag })],
  ["useUpdateActsDownloadMutation", cast.ruth, 12, anUpdate],
  ["useUpdateActsInstallMutation", cast.ruth, 12, anUpdate],
];
