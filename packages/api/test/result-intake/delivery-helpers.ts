import { randomBytes, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { aPng, aWebm, type CastPerson, simulatorModules } from "@cathedra/test-fixtures";
import type { LightMyRequestResponse } from "fastify";
import { type DeliverySigner, tokenFor } from "../devices/device-tokens.ts";
import { type Caller, type CastApp, toClaims } from "../support/cast-app.ts";

const [moduleOfTests] = simulatorModules;
const [first] = moduleOfTests?.exercises ?? [];
if (moduleOfTests === undefined || first === undefined) throw new Error("the demo world has no exercise");

/** An exercise of the demo world. */
export const exerciseOfTests = {
  id: first.id,
  code: first.code,
  module: moduleOfTests.code,
  version: moduleOfTests.version,
};

type Attributes = Readonly<Record<string, string>>;
export type FilePart = {
  readonly part: string;
  readonly kind: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly listed?: Attributes;
};

export const metricValues = (
  values: object | string = { total_time: 500, contrast_volume: 40 },
): FilePart => ({
  part: "resultFile",
  kind: "metric_values",
  name: "metric_values.json.gz",
  bytes: gzipSync(typeof values === "string" ? values : JSON.stringify({ formatVersion: 2, values })),
});

export const image = (name = "roadmap.png", bytes: Buffer = aPng()): FilePart => ({
  part: "image",
  kind: "image",
  name,
  bytes,
});

const noise = randomBytes(5_000);
/** The time of the runs of a test file: a repeated delivery contains the same. */
const now = Date.now();

/** A WebM with one frame of noise: the same each time, unless it is to have another size. */
export const webm = (size = noise.length): Buffer => aWebm(size === noise.length ? noise : randomBytes(size));

export const recording = (
  name = "run.webm",
  bytes: Buffer = webm(),
  listed: Attributes = { duration: "12.5" },
): FilePart => ({
  part: "recording",
  kind: "recording",
  name,
  bytes,
  listed,
});

export const report = (html = "<!doctype html><title>Report</title><h1>Run</h1>"): FilePart => ({
  part: "report",
  kind: "report",
  name: "report.html",
  bytes: Buffer.from(html),
});

export const wholeRun = (): readonly FilePart[] => [metricValues(), image(), recording(), report()];

export type RunOptions = {
  readonly run?: string;
  readonly files?: readonly FilePart[];
  /** The attributes in the list, if they differ from the delivery's. */
  readonly attributes?: Attributes;
  /** The files in the list, if they differ from those that are sent. */
  readonly listed?: readonly FilePart[];
  readonly xml?: string;
  readonly list?: Buffer;
};

export function listXml({ run = "", files = [], listed = files, attributes = {} }: RunOptions): string {
  const { module, version, code } = exerciseOfTests;
  const all: Attributes = {
    formatVersion: "2",
    run,
    module,
    moduleVersion: version,
    exercise: code,
    startedAt: new Date(now - 600_000).toISOString(),
    endedAt: new Date(now - 60_000).toISOString(),
    completed: "true",
    ...attributes,
  };
  const lines = listed.map(
    ({ kind, name, listed: more = {} }) => `  <File${written({ kind, name, ...more })}/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ResultFileList${written(all)}>\n${lines.join("\n")}\n</ResultFileList>`;
}

function written(attributes: Attributes): string {
  const entries = Object.entries(attributes).filter(([, value]) => value !== "undefined");
  return entries
    .map(
      ([name, value]) =>
        ` ${name}="${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")}"`,
    )
    .join("");
}

const boundary = "a-boundary-that-no-file-has";

export function fieldPart(name: string, value: string): Buffer {
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

export function filePart({ part, name, bytes }: Pick<FilePart, "part" | "name" | "bytes">): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n")]);
}

const lastBoundary = Buffer.from(`--${boundary}--\r\n`);

/** The parts of a run, as a simulator sends them. */
export function getParts(options: RunOptions = {}): readonly Buffer[] {
  const { run = randomUUID(), files = wholeRun() } = options;
  const xml = options.xml ?? listXml({ ...options, run, files });
  const list = options.list ?? gzipSync(xml);
  return [
    fieldPart("run", run),
    filePart({ part: "resultFileList", name: "ResultFileList.xml.gz", bytes: list }),
    ...files.map(filePart),
  ];
}

export const getBody = (parts: readonly Buffer[]): Buffer => Buffer.concat([...parts, lastBoundary]);

export const formHeaders = { "content-type": `multipart/form-data; boundary=${boundary}` };

export const makeUrl = (exerciseId: number | string = exerciseOfTests.id): string =>
  `/api/simulator/store_result/${exerciseId}`;

export async function personToken(
  { identity }: Pick<CastApp, "identity">,
  who: Caller | CastPerson,
): Promise<string> {
  return identity.token(toClaims(who));
}

/** Sends a form with a token. */
export async function send(
  { app }: Pick<CastApp, "app">,
  token: string | DeliverySigner,
  parts: readonly Buffer[],
  exerciseId: number | string = exerciseOfTests.id,
): Promise<LightMyRequestResponse> {
  const [method, url, payload] = ["POST", makeUrl(exerciseId), getBody(parts)] as const;
  const authorization = `Bearer ${tokenFor(token, { method, url, body: payload })}`;
  return app.inject({ method, url, headers: { ...formHeaders, authorization }, payload });
}

/** Delivers a run of a person as that person. */
export async function deliver(
  portal: CastApp,
  who: Caller,
  options: RunOptions = {},
  exerciseId?: number | string,
) {
  return send(portal, await personToken(portal, who), getParts(options), exerciseId);
}
