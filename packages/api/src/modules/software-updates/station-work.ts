import { isSameVersion, type OperationId, type ReleaseId, type UpdateId } from "@cathedra/domain";
import { type DeviceReport, type DeviceWork, deviceLeaseMs } from "@cathedra/domain/operations";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, nullable, statement, text } from "../../db/statement.ts";
import { contentDisposition } from "../../storage/content-disposition.ts";
import type { OwnLinks } from "../../storage/signed-links.ts";
import type { AuthenticatedStation } from "../devices/public.ts";
import { type ReportTaken, settleDeviceWork, takeReport, workOfStation } from "../operations/public.ts";
import { notifyUpdateStatus } from "./notify-update.ts";
import { packageFacts } from "./package-links.ts";

type Deps = { readonly db: Db; readonly ownLinks: OwnLinks };

const packageStatement = statement(
  {
    update: int<UpdateId>(),
    release: int<ReleaseId>(),
    stringIdentifier: text(),
    softwareCode: text(),
    softwareName: text(),
    version: text(),
    key: nullable(text()),
    name: nullable(text()),
    size: int(),
    sha256: nullable(text()),
    signingKey: nullable(text()),
    signature: nullable(text()),
    isWithdrawn: bool(),
    reportedVersion: nullable(text()),
  },
  (updates: readonly number[]) => sql`
    select update.id as update, release.id as release, release.string_identifier as "stringIdentifier",
      software.code as "softwareCode", software.name as "softwareName", release.version, release.object_key as key,
      release.package_name as name, release.size, release.sha256,
      release.signing_key as "signingKey", release.signature, release.withdrawn_at is not null as "isWithdrawn",
      reported.version as "reportedVersion"
    from software_update update
    join software_release release on release.id = update.release_id
    join software on software.id = release.software_id
    left join station_software reported on reported.station_id = update.station_id and reported.software_code = software.code
    where update.id = any(${updates}::int[])`,
);

/** Validity of the link in seconds, enough to download gigabytes over a hospital's connection; each poll returns a new link. */
const packageLinkSeconds = 3_600;

/**
 * The work of a station, oldest first, each with its package. The request proves that the station is online. Work that the
 * reported software shows as done is closed and left out.
 */
export async function readStationWork({ db, ownLinks }: Deps, station: AuthenticatedStation) {
  const held = await inLockedTransaction(db, [], async (tx) => {
    const work = await workOfStation(tx, station.id);
    if (work.length === 0) return [];
    const packages = await packageStatement.rows(
      tx,
      work.map(({ subject }) => Number(subject)),
    );
    const open = [];
    for (const each of work) {
      const about = packages.find(({ update }) => String(update) === each.subject);
      if (about === undefined) continue;
      const settled = await settleByFacts(tx, each, about);
      if (!settled) open.push({ ...each, about });
    }
    return open;
  });
  return held.map(({ id, kind, attempt, reportedSeq, progress, isCancelRequested, about }) => ({
    id,
    attempt,
    seq: reportedSeq,
    progress,
    kind: getKind(kind),
    update: String(about.update),
    release: {
      id: String(about.release),
      stringIdentifier: about.stringIdentifier,
      software: { code: about.softwareCode, name: about.softwareName },
      version: about.version,
    },
    package: isCancelRequested || about.isWithdrawn ? null : getPackage(ownLinks, id, about),
    leaseSeconds: deviceLeaseMs[kind] / 1000,
    isCancelRequested,
  }));
}

const getKind = (kind: DeviceWork) => (kind === "software_download" ? "download" : "install");

type About = Awaited<ReturnType<typeof packageStatement.rows>>[number];

/** The portal serves the link itself, so that it becomes invalid when the work ends or the release is withdrawn. */
function getPackage(ownLinks: OwnLinks, operation: OperationId, about: About) {
  const { key, name, size, sha256, signingKey, signature } = about;
  if (key === null || sha256 === null) return null;
  const options = {
    expiresInSeconds: packageLinkSeconds,
    contentType: "application/octet-stream",
    disposition: contentDisposition("attachment", name ?? "package"),
  };
  const link = ownLinks.toObject(key, options, packageFacts(operation));
  const signed = signingKey === null || signature === null ? null : { key: signingKey, value: signature };
  return { link, size, sha256, name: name ?? "package", signature: signed };
}

type OpenWork = {
  readonly id: OperationId;
  readonly kind: DeviceWork;
  readonly subject: string;
  readonly input: Readonly<Record<string, unknown>>;
};

/**
 * What the station reports outweighs the events it has sent: if it reports the version of the work, the work is done; if it
 * reports neither that version nor the one from before, something else replaced the work.
 */
export async function settleByFacts(
  tx: Tx,
  work: OpenWork,
  { version, reportedVersion }: { readonly version: string; readonly reportedVersion: string | null },
): Promise<boolean> {
  if (isSame(reportedVersion, version)) {
    await settleDeviceWork(tx, work, { outcome: "succeeded" });
    await markDone(tx, Number(work.subject), work.kind);
    return true;
  }
  if (work.kind === "software_download" || isSame(reportedVersion, work.input.before ?? null)) return false;
  await settleDeviceWork(tx, work, { outcome: "failed", reason: "OVERTAKEN" });
  return true;
}

function isSame(one: string | null, other: unknown): boolean {
  return one === null || typeof other !== "string" ? one === other : isSameVersion(one, other);
}

async function markDone(tx: Tx, update: number, kind: DeviceWork): Promise<void> {
  const isInstalled = kind === "software_install";
  await sql`
    update software_update set
      downloaded_at = coalesce(downloaded_at, now()),
      installed_at = case when ${isInstalled} then now() else installed_at end
    where id = ${update}`.execute(tx);
  await notifyUpdateStatus(tx, update, isInstalled ? "installed" : "downloaded");
}

/** A station's report about its work, with the further facts that it may contain. */
export type StationReport = DeviceReport & {
  /** Whether an installation failed because its package is missing, so that it has to be downloaded again. */
  readonly isPackageGone: boolean;
};

/** Applies a station's report; undefined if the work is not the station's. */
export function reportStationWork(
  { db }: Deps,
  station: AuthenticatedStation,
  id: OperationId,
  { isPackageGone, ...report }: StationReport,
): Promise<ReportTaken | undefined> {
  return inLockedTransaction(db, [], async (tx) => {
    const taken = await takeReport(tx, station.id, id, report);
    if (taken?.ended === "succeeded") await markDone(tx, Number(taken.subject), taken.kind);
    if (taken?.ended === "failed" && isPackageGone && taken.kind === "software_install")
      await sql`update software_update set downloaded_at = null where id = ${Number(taken.subject)}`.execute(
        tx,
      );
    return taken;
  });
}
