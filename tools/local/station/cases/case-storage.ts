import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../../files.ts";
import { stationError } from "../answer.ts";

const states = ["queued", "downloading", "paused", "verifying", "done", "failed", "cancelled"] as const;

/** The stored state of a download, beside its bytes. */
const kept = v.object({
  jobId: v.string(),
  url: v.string(),
  size: v.number(),
  sha256: v.string(),
  state: v.picklist(states),
  error: v.nullable(stationError),
});
export type KeptDownload = v.InferOutput<typeof kept>;

/** A completely downloaded case, as the page sees it (12.021). */
export type LocalCase = {
  readonly jobId: string;
  readonly localPath: string;
  readonly fileSize: number;
  readonly sha256: string | null;
  readonly lastDownloaded: string;
};

const ending = ".vistcase";
const jobIdForm = /^[A-Za-z0-9._:-]{1,200}$/;
export const isJobId = (text: string): boolean => jobIdForm.test(text);

/** The folder of one person's cases; it contains no other person's cases. */
export function openCaseStorage(folder: string, userId: string) {
  // The folder is named by a hash, because a person's id need not be a valid folder name.
  const place = join(folder, createHash("sha256").update(userId).digest("hex").slice(0, 24));
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const getFile = (jobId: string) => join(place, `${jobId}${ending}`);
  const getPart = (jobId: string) => join(place, `${jobId}.part`);
  const getNote = (jobId: string) => join(place, `${jobId}.json`);
  const note = (jobId: string): KeptDownload | undefined => {
    const read = v.safeParse(kept, readJson(getNote(jobId)));
    return read.success ? read.output : undefined;
  };
  return {
    path: place,
    getFile,
    getPart,
    note,
    write: (download: KeptDownload) => writeFileAtomic(getNote(download.jobId), JSON.stringify(download)),
    receivedOf(jobId: string): number {
      const found = [getFile(jobId), getPart(jobId)].find((path) => existsSync(path));
      return found === undefined ? 0 : (statSync(found, { throwIfNoEntry: false })?.size ?? 0);
    },
    dropBytes: (jobId: string) => rmSync(getPart(jobId), { force: true }),
    notes: (): readonly KeptDownload[] =>
      readdirSync(place)
        .filter((name) => name.endsWith(".json"))
        .flatMap((name) => note(name.slice(0, -".json".length)) ?? []),
    /** The complete cases; unfinished downloads have another file name. */
    cases: (): readonly LocalCase[] =>
      readdirSync(place)
        .filter((name) => name.endsWith(ending))
        .flatMap((name) => {
          const jobId = name.slice(0, -ending.length);
          const found = statSync(join(place, name), { throwIfNoEntry: false });
          if (found === undefined || !isJobId(jobId)) return [];
          const lastDownloaded = new Date(found.mtimeMs).toISOString();
          const sha256 = note(jobId)?.sha256 ?? null;
          return [{ jobId, localPath: join(place, name), fileSize: found.size, sha256, lastDownloaded }];
        }),
  };
}

export type CaseStorage = ReturnType<typeof openCaseStorage>;
