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

/** Makes a case in the folder of a run. The note comes last: a case with a note is whole. */
export function writeMadeCase(folder: string, jobId: string, now: number): void {
  const { note, file } = placesIn(folder);
  const { metadata, content } = makeCase(jobId, now);
  writeFileSync(file, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  writeFileAtomic(note, JSON.stringify({ jobId, sha256, metadata }));
}

/** The case that was made in a run; undefined: none. */
export function readMadeCase(folder: string) {
  const { note, file } = placesIn(folder);
  const read = v.safeParse(made, readJson(note));
  return read.success ? { ...read.output, content: readFileSync(file) } : undefined;
}
