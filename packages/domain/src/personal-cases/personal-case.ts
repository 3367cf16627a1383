import * as v from "valibot";
import { isUuid, type PersonalCaseId } from "../ids.ts";
import { type CaseMetadata, caseMetadata } from "./metadata.ts";

/** A personal case as the portal stores it (12.021, X111). */
export type PersonalCase = {
  readonly jobId: PersonalCaseId;
  /** The key of the case's file in the object store, below the owner's id. */
  readonly filePath: string;
  readonly fileSize: number;
  /** ISO 8601. */
  readonly lastModified: string;
  /** SHA-256 in hex, with which a download is compared. */
  readonly sha256: string;
  readonly metadata: CaseMetadata;
};

/** A case on the disk of a simulator (12.021). */
export type LocalCase = PersonalCase & { readonly localPath: string; readonly lastDownloaded: string };

const listed = v.object({
  jobId: v.custom<PersonalCaseId>((value) => typeof value === "string" && isUuid(value)),
  filePath: v.string(),
  fileSize: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastModified: v.string(),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  metadata: caseMetadata,
});

/** Parses the portal's list of cases; undefined if the value is not such a list. */
export function readPersonalCases(value: unknown): readonly PersonalCase[] | undefined {
  const read = v.safeParse(v.array(listed), value);
  return read.success ? read.output : undefined;
}
