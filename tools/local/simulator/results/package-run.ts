import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { isUuid, type KeycloakId, type SessionId } from "@cathedra/domain";
import { type DeliveredKind, fileListVersion, metricValuesVersion } from "@cathedra/domain/delivery";
import { escapeHtml } from "../../html.ts";
import type { Recorded } from "../recordings.ts";
import { getMetrics } from "../suite/metrics.ts";
import type { Finished } from "../suite/suite.ts";
import { drawShot } from "./draw-shot.ts";
import { buildReport } from "./report.ts";

export type PackedFile = {
  readonly kind: DeliveredKind | "list";
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
};

/** A result as it is delivered: the manifest and all its files. */
export type Packed = {
  readonly runId: string;
  readonly exerciseId: number;
  readonly who: KeycloakId;
  readonly sessionId: SessionId | null;
  readonly files: readonly PackedFile[];
};

type Listed = PackedFile & { readonly facts: Readonly<Record<string, string>> };

/** Packs the result of a run; null if nothing is measured in its case. */
export async function packRun(
  finished: Finished,
  recorded: readonly Recorded[],
  sessionId: SessionId | null,
): Promise<Packed | null> {
  const { of, run, who, runId, shots } = finished;
  const exercise = of.exercise ?? null;
  if (exercise === null) return null;
  const values = { formatVersion: metricValuesVersion, values: getMetrics(run, who) };
  const files: Listed[] = [
    {
      kind: "metric_values",
      name: "metric_values.json.gz",
      type: "application/gzip",
      content: gzipSync(JSON.stringify(values)),
      facts: {},
    },
  ];
  for (const [at, shot] of shots.entries()) {
    const facts = { takenAt: new Date(shot.takenAt).toISOString(), title: shot.title };
    const name = `image-${String(at + 1).padStart(2, "0")}.png`;
    files.push({ kind: "image", name, type: "image/png", content: await drawShot(shot), facts });
  }
  const poster = files.find(({ kind }) => kind === "image")?.name;
  for (const [at, { content, seconds, takenAt }] of recorded.entries()) {
    const facts = {
      takenAt: new Date(takenAt).toISOString(),
      duration: seconds.toFixed(2),
      title: recorded.length === 1 ? "Recording" : `Recording ${at + 1}`,
    };
    files.push({
      kind: "recording",
      name: `recording-${at + 1}.webm`,
      type: "video/webm",
      content,
      facts: poster === undefined ? facts : { ...facts, poster },
    });
  }
  const report = Buffer.from(buildReport(finished));
  files.push({ kind: "report", name: "report.html", type: "text/html", content: report, facts: {} });
  // At a station each run belongs to a launch in the portal and has its id.
  const launch = sessionId === null && isUuid(runId) ? { launch: runId } : {};
  const list = gzipSync(listOf(finished, files, launch));
  return {
    runId,
    exerciseId: exercise.id,
    who: who as KeycloakId,
    sessionId,
    files: [
      { kind: "list", name: "ResultFileList.xml.gz", type: "application/gzip", content: list },
      ...files,
    ],
  };
}

function listOf(
  { of, runId, startedAt, endedAt, isCompleted }: Finished,
  files: readonly Listed[],
  launch: Readonly<Record<string, string>>,
): string {
  const attributes = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join("");
  const run = {
    formatVersion: String(fileListVersion),
    run: runId,
    ...launch,
    module: of.exercise?.moduleCode ?? "",
    moduleVersion: of.exercise?.moduleVersion ?? "",
    exercise: of.exercise?.code ?? "",
    startedAt: new Date(startedAt).toISOString(),
    endedAt: new Date(endedAt).toISOString(),
    completed: String(isCompleted),
  };
  const listed = files.map(({ kind, name, content, facts }) => {
    const sha256 = createHash("sha256").update(content).digest("hex");
    return `  <File${attributes({ kind, name, sha256, ...facts })}/>`;
  });
  return `<ResultFileList${attributes(run)}>\n${listed.join("\n")}\n</ResultFileList>\n`;
}
