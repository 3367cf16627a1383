import { isUuid, type PersonalCaseId } from "@cathedra/domain";
import {
  type CaseMetadata,
  maxMetadataLength,
  personalCaseLimits,
  readCaseMetadata,
} from "@cathedra/domain/personal-cases";
import type { FormBounds, MultipartForm } from "../result-intake/public.ts";
import { caseRefused } from "./case-refused.ts";

/** The limits of the form with which a case is uploaded: `jobId`, `metadata` and optionally `sha256`, and then the file. */
export const caseForm: FormBounds = {
  maxBytes: personalCaseLimits.maxBytes + 128 * 1024,
  files: 1,
  fields: 3,
  // A field is limited in bytes, and a character may take four of them.
  fieldSize: maxMetadataLength * 4,
  tooManyParts: () => caseRefused({ reason: "other_parts" }),
};

export type SentCase = {
  readonly jobId: PersonalCaseId;
  readonly metadata: CaseMetadata;
  /** The digest that the sender announced; null if there was none. */
  readonly sha256: string | null;
  readonly name: string;
  readonly body: AsyncIterable<Buffer>;
};

/** Reads the form fields that come before the case's file. */
export async function readCaseForm(form: MultipartForm): Promise<SentCase> {
  let jobId: PersonalCaseId | undefined;
  let metadata: CaseMetadata | undefined;
  let sha256: string | null = null;
  for (let part = await form.next(); part !== undefined; part = await form.next()) {
    if (part.kind === "file") {
      if (part.part !== "case") throw caseRefused({ reason: "other_parts" });
      if (jobId === undefined) throw caseRefused({ reason: "job_missing" });
      if (metadata === undefined) throw caseRefused({ reason: "metadata_missing" });
      return { jobId, metadata, sha256, name: part.name, body: part.body };
    }
    if (part.part === "jobId") jobId = getJob(part.value);
    else if (part.part === "metadata") metadata = metadataOf(part.value);
    else if (part.part === "sha256") sha256 = computeDigest(part.value);
    else throw caseRefused({ reason: "other_parts" });
  }
  throw caseRefused({ reason: "file_missing" });
}

function getJob(text: string): PersonalCaseId {
  if (!isUuid(text)) throw caseRefused({ reason: "job_missing" });
  return text.toLowerCase() as PersonalCaseId;
}

function metadataOf(text: string): CaseMetadata {
  const read = readCaseMetadata(text);
  if (read === undefined) throw caseRefused({ reason: "metadata_wrong" });
  return read;
}

function computeDigest(text: string): string {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw caseRefused({ reason: "digest_wrong" });
  return text.toLowerCase();
}
