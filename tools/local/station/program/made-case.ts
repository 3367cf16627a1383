import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { readJson, writeFileAtomic } from "../../files.ts";
import { makeCase } from "./make-case.ts";

const made = v.object({ jobId: v.string(), sha256: v.string(), metadata: v.record(v.string(), v.unknown()) });

const placesIn = (folder: string) => ({
  note: join(folder, "made.json"),
  file: join(folder, "made.vistcase"),
});

/** Writes a new case into the folder of a run. The note is written last, so that a case with a note is complete. */
export function writeMadeCase(folder: string, jobId: string, now: number): void {
  const { note, file } = placesIn(folder);
  const { metadata, content } = makeCase(jobId, now);
  writeFileSync(file, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  writeFileAtomic(note, JSON.stringify({ jobId, sha256, metadata }));
}

/** The case that was made in a run; undefined if there is none. */
export function readMadeCase(folder: string) {
  const { note, file } = placesIn(folder);
  const read = v.safeParse(made, readJson(note));
  return read.success ? { ...read.output, content: readFileSync(file) } : undefined;
}
