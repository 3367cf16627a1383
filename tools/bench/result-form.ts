import { randomBytes, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { aPng, aWebm, simulatorModules } from "@cathedra/test-fixtures";

const [module] = simulatorModules;
const [exercise] = module?.exercises ?? [];
if (module === undefined || exercise === undefined) throw new Error("the demo world has no exercise");

const boundary = "a-boundary-that-no-file-has";

/** The exercise of a run with its values. */
export type DeliveredExercise = {
  readonly module: string;
  readonly version: string;
  readonly exercise: string;
  readonly values: Readonly<Record<string, number>>;
};

const ofDemo: DeliveredExercise = {
  module: module.code,
  version: module.version,
  exercise: exercise.code,
  values: { total_time: 500, fluoro_time: 120 },
};

/** The path on which the form of `resultForm` is delivered, and its content type. */
export const resultPath = `/api/simulator/store_result/${exercise.id}`;
export const resultFormType = `multipart/form-data; boundary=${boundary}`;

type File = { readonly part: string; readonly kind: string; readonly name: string; readonly bytes: Buffer };

/** The form that delivers a new run: its metric values, a recording, and pictures, until there are this many files. */
export function resultForm(files: number, recording: Buffer, picture: Buffer, of = ofDemo): Buffer {
  const values = JSON.stringify({ formatVersion: 2, values: of.values });
  const all: readonly File[] = [
    { part: "resultFile", kind: "metric_values", name: "metric_values.json.gz", bytes: gzipSync(values) },
    { part: "recording", kind: "recording", name: "run.webm", bytes: recording },
    ...Array.from({ length: files - 2 }, (_, at) => ({
      part: "image",
      kind: "image",
      name: `picture-${at}.png`,
      bytes: picture,
    })),
  ];
  const run = randomUUID();
  return Buffer.concat([
    part('name="run"', Buffer.from(run)),
    part('name="resultFileList"; filename="ResultFileList.xml.gz"', gzipSync(listOf(run, all, of))),
    ...all.map((file) => part(`name="${file.part}"; filename="${file.name}"`, file.bytes)),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

/** The form of a new run whose recording and pictures are as large as to fill it up to this number of files and bytes. */
export function resultFormOf(files: number, bytes: number): Buffer {
  const size = Math.floor(bytes / (files - 1));
  const { recording, picture } = filesOfSize.get(size) ?? makeFiles(size);
  return resultForm(files, recording, picture);
}

/** Made once, because a client that is busy with making files slows down what it measures. */
const filesOfSize = new Map<number, { readonly recording: Buffer; readonly picture: Buffer }>();

function makeFiles(size: number) {
  const noise = randomBytes(size);
  const made = { recording: aWebm(noise), picture: aPng({ extra: [["teXt", noise]] }) };
  filesOfSize.set(size, made);
  return made;
}

function part(disposition: string, bytes: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n")]);
}

function listOf(run: string, files: readonly File[], of: DeliveredExercise): string {
  const ended = Date.now() - 60_000;
  const lines = files.map(({ kind, name }) => `<File kind="${kind}" name="${name}"/>`);
  return `<ResultFileList formatVersion="2" run="${run}" module="${of.module}" moduleVersion="${of.version}" exercise="${of.exercise}"
    startedAt="${new Date(ended - 600_000).toISOString()}" endedAt="${new Date(ended).toISOString()}" completed="true">${lines.join("")}</ResultFileList>`;
}
