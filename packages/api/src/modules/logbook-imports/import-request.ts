import type { GroupId } from "@cathedra/domain";
import { importLimits } from "@cathedra/domain/logbook-import";
import * as v from "valibot";
import { appError } from "../../errors.ts";

const row = v.object({
  row: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000)),
  record: v.record(v.string(), v.unknown()),
});

const importRequest = v.object({
  groupId: v.pipe(v.number(), v.integer()),
  fileName: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(importLimits.fileName),
    v.regex(/^[^\p{Cc}\p{Cs}]+$/u),
  ),
  rows: v.pipe(
    v.array(row),
    v.minLength(1),
    v.maxLength(importLimits.rows),
    v.check((rows) => new Set(rows.map(({ row: number }) => number)).size === rows.length),
  ),
  /** Only of an import: whether rows that the logbook has already are imported too. */
  includesDoubles: v.optional(v.boolean(), false),
  /** Only of an import: how many rows were shown to be imported. */
  expected: v.optional(v.number(), 0),
  mapping: v.optional(v.record(v.string(), v.unknown()), {}),
});

type Input = v.InferOutput<typeof importRequest>;

export type ImportRequest = Omit<Input, "groupId"> & { readonly groupId: GroupId };
export type SentRow = Input["rows"][number];

/** Reads the rows of an earlier logbook; refuses what is no such request. */
export function readImportRequest(bytes: Buffer): ImportRequest {
  const read = v.safeParse(importRequest, parsed(bytes));
  if (!read.success) throw appError("BAD_REQUEST");
  return { ...read.output, groupId: read.output.groupId as GroupId, mapping: storable(read.output.mapping) };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

/** A mapping is only for convenience: one that the database cannot store is left out. */
function storable(mapping: Input["mapping"]): Input["mapping"] {
  const text = JSON.stringify(mapping);
  return text.length > importLimits.mapping || /\\u0000|\\ud[89a-f]/i.test(text) ? {} : mapping;
}
