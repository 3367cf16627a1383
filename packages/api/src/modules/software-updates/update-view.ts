import type { Instant, ReleaseId } from "@cathedra/domain";
import { workErrorText } from "@cathedra/domain/messages";
import { type UpdateStatus, updateStatus, type WorkStatus } from "@cathedra/domain/software";
import { getWork, type UpdateRow } from "./update-queries.ts";

/** An update with its current status. */
export type UpdateWithStatus = { readonly row: UpdateRow; readonly standing: UpdateStatus };

export function currentUpdateStatus(row: UpdateRow, now: Instant): UpdateStatus {
  const { version, isWithdrawn, downloadedAt, reportedVersion, seenAt } = row;
  const work = { download: getWork(row.download), install: getWork(row.install) };
  return updateStatus({ version, isWithdrawn, downloadedAt, reportedVersion, seenAt, ...work }, now);
}

/** The state in the shape of the contract (11.018). */
export function stateView(id: number, standing: UpdateStatus) {
  const { downloaded, installed, operationIsRunning, download, install } = standing;
  return {
    id: String(id),
    downloaded,
    installed,
    operationIsRunning,
    operationStates: { download: inWords(download), install: inWords(install) },
  };
}

function inWords(work: WorkStatus | null) {
  return work === null ? null : { ...work, errors: work.errors.map(workErrorText) };
}

/** The update in the shape of the contract (11.017). */
export function updateView({ row, standing }: UpdateWithStatus, viewerCanServe: boolean) {
  const software = { name: row.softwareName, code: row.softwareCode };
  return {
    id: String(row.id),
    release: releaseView(row.releaseId, row.stringIdentifier, software, row.version),
    state: stateView(row.id, standing),
    currentRelease: currentView(row, software),
    createdAt: row.createdAt,
    viewerCanServe,
  };
}

type Software = { readonly name: string; readonly code: string };

function releaseView(id: ReleaseId | string, stringIdentifier: string, software: Software, version: string) {
  return { id: String(id), stringIdentifier, software, version: { semantic: version } };
}

/** The release that the station reports to have, whether or not the portal knows it. */
function currentView(row: UpdateRow, software: Software) {
  const { reportedVersion: version, reportedName, currentReleaseId, currentIdentifier } = row;
  if (version === null) return null;
  if (currentReleaseId !== null && currentIdentifier !== null)
    return releaseView(currentReleaseId, currentIdentifier, software, version);
  const unknown = `${software.code}-${version}`;
  return releaseView(unknown, unknown, { ...software, name: reportedName ?? software.name }, version);
}
