import type { Actor } from "@cathedra/domain/access";
import { mayAdministerStations } from "@cathedra/domain/access";
import { foldedName, getWindowsTrouble, numberedName } from "@cathedra/domain/storage";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/database.ts";
import { appError, authorize, invalidLink } from "../../errors.ts";
import type { ObjectStore } from "../../ports/object-store.ts";
import type { Ports } from "../../ports/ports.ts";
import { readLink } from "../../storage/signed-link.ts";
import { type OwnLinks, ownLinks } from "../../storage/signed-links.ts";
import { admitDownload, sendArchive, type ZipEntry } from "../files/public.ts";
import { isSessionOver } from "../sign-out/public.ts";
import { findLogFiles, type LogFile, requestedRuns } from "./session-logs.ts";
import { logFilesById, requestedLogs } from "./station-logs.ts";

const path = "/api/stations/session-logs";
/** Validity of the link in seconds. Only the start of the download has to be within this time. */
const linkSeconds = 300;

type Deps = { readonly db: Db; readonly ownLinks: OwnLinks };

/** A link to the log files of these runs as one archive, for administrators of stations (10.011). */
export async function logDownloadLink(
  { db, ownLinks: links }: Deps,
  actor: Actor,
  activityIds: readonly string[],
): Promise<string> {
  authorize(mayAdministerStations(actor));
  const ids = requestedRuns(activityIds);
  if ((await findLogFiles(db, ids)).length === 0) throw appError("NOT_FOUND");
  return links.to(path, { expiresInSeconds: linkSeconds }, { runs: packed(ids) });
}

/** A link to logs of one station in one zip, whether or not their runs were delivered. */
export async function stationLogLink(
  { db, ownLinks: links }: Deps,
  actor: Actor,
  system: string,
  logs: readonly string[],
): Promise<string> {
  const ids = await requestedLogs(db, actor, system, logs);
  return links.to(path, { expiresInSeconds: linkSeconds }, { logs: packed(ids) });
}

/** Encodes ids as bytes, so that two hundred of them fit into an address that every proxy accepts. */
function packed(ids: readonly string[]): string {
  return Buffer.from(ids.join("").replaceAll("-", ""), "hex").toString("base64url");
}

function unpacked(text: string): readonly string[] {
  const hex = Buffer.from(text, "base64url").toString("hex");
  const ids = hex.match(/.{32}/g) ?? [];
  return ids.map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"));
}

type LogRequest = { Querystring: Readonly<Record<string, unknown>> };

const text = { type: "string" } as const;
const words = {
  tags: ["stations"],
  security: [],
  summary: "Read the log files of runs, or logs of a station, in one zip, by a signed link",
  querystring: {
    type: "object",
    properties: { expires: text, runs: text, logs: text, session: text, since: text, signature: text },
  },
};

/** Serves log files of runs through links that an operation issued after checking the person's rights. */
export const sessionLogsRoute = (config: Config, { db, objectStore, clock }: Ports) => {
  const links = ownLinks(config, clock);
  return async (app: FastifyInstance): Promise<void> => {
    app.get<LogRequest>(path, { config: { access: "public" }, schema: words }, async (request, reply) => {
      const link = readLink(request.query);
      const isValid =
        link !== undefined && links.isValid("GET", path, link.expires, link.signature, link.facts);
      if (!isValid) throw invalidLink();
      await admitDownload(link.signature, request, reply);
      if (await isSessionOver(db, link.facts, clock())) throw invalidLink();
      const { runs = "", logs } = link.facts;
      const files =
        logs === undefined ? await findLogFiles(db, unpacked(runs)) : await logFilesById(db, unpacked(logs));
      if (files.length === 0) throw appError("NOT_FOUND");
      reply.header("cache-control", "private, no-store");
      const entries = getEntries(objectStore, files);
      return sendArchive(request, reply, { name: zipName(files), entries });
    });
  };
};

function zipName(files: readonly LogFile[]): string {
  const tags = [...new Set(files.map(({ serviceTag }) => serviceTag))];
  return `Logs of ${tags.length === 1 ? safe(tags[0] ?? "") : `${tags.length} systems`}.zip`;
}

/** Each log in the folder of its station, with a file name that is unique on every operating system. */
function getEntries(objectStore: ObjectStore, files: readonly LogFile[]): readonly ZipEntry[] {
  const taken = new Set<string>();
  return files.map(({ name, key, serviceTag, endedAt }) => {
    const folder = `${safe(serviceTag)}/`;
    let own = safe(name);
    for (let number = 2; taken.has(foldedName(folder + own)); number += 1)
      own = numberedName(safe(name), number);
    taken.add(foldedName(folder + own));
    return {
      name: folder + own,
      modifiedAt: new Date(endedAt),
      isPacked: /\.(?:gz|zip)$/i.test(name),
      open: async () => (await objectStore.get(key))?.body,
    };
  });
}

/** Makes a file name that is valid on every system and cannot lead to another folder. */
function safe(name: string): string {
  const tidy = name.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\\/:*?"<>|]/gu, "_").replace(/^[. ]+|[. ]+$/g, "_");
  const short = tidy === "" ? "_" : tidy.slice(-150);
  return getWindowsTrouble(short) === undefined ? short : `_${short}`;
}
