import { err, ok, type Result } from "../../result.ts";
import { type Instant, parseInstant } from "../../time.ts";
import { buildRecord, valueAt } from "./build-record.ts";
import type { ExportedRecord } from "./exported-record.ts";
import { logbookSchemaId, logbookVersion } from "./logbook-schema.ts";
import type { ExportProblem } from "./read-values.ts";

/** What a JSON file of a logbook holds. A record that cannot be read has its problems in its place. */
export type LogbookFile = {
  readonly exportedAt: Instant;
  readonly records: readonly Result<ExportedRecord, readonly ExportProblem[]>[];
};

export type LogbookFileProblem = { readonly code: "NOT_JSON" | "NOT_A_LOGBOOK" | "OTHER_VERSION" };

/** The logbook as a JSON file by `makeLogbookSchema`, one record a line. */
export function writeLogbookJson(records: readonly ExportedRecord[], exportedAt: Instant): string {
  const head = {
    $schema: logbookSchemaId,
    version: logbookVersion,
    exportedAt: new Date(exportedAt).toISOString(),
  };
  const lines = records.map((record) => JSON.stringify(record)).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"records":[\n${lines}\n]}\n`;
}

/** Reads a JSON file of a logbook, no matter which program wrote it. */
export function readLogbookJson(text: string): Result<LogbookFile, LogbookFileProblem> {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return err({ code: "NOT_JSON" });
  }
  const records = valueAt(file, "records");
  if (!Array.isArray(records) || !isLogbookId(valueAt(file, "$schema")))
    return err({ code: "NOT_A_LOGBOOK" });
  if (valueAt(file, "version") !== logbookVersion) return err({ code: "OTHER_VERSION" });
  const exportedAt = parseInstant(String(valueAt(file, "exportedAt")));
  if (exportedAt === undefined) return err({ code: "NOT_A_LOGBOOK" });
  return ok({ exportedAt, records: records.map(readRecord) });
}

function isLogbookId(id: unknown): boolean {
  return typeof id === "string" && id.startsWith(logbookSchemaId.replace(/\d+$/, ""));
}

function readRecord(record: unknown): Result<ExportedRecord, readonly ExportProblem[]> {
  const participants = valueAt(record, "participants");
  if (!Array.isArray(participants)) return err([{ heading: "participants", code: "INVALID" }]);
  return buildRecord(
    ({ heading }) => valueAt(record, heading),
    participants.map(
      (participant: unknown) =>
        ({ heading }) =>
          valueAt(participant, heading),
    ),
  );
}
