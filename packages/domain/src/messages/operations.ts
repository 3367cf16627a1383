import type { OperationKind, OperationState } from "../operations/operation.ts";
import { softwareTexts } from "../software/software-texts.ts";
import { classReadingTexts } from "./class-progress.ts";
import { logbookImportOperationTexts } from "./logbook-import.ts";
import { reportOperationTexts } from "./logbook-report-operation.ts";
import { personalDataOperationTexts } from "./personal-data-operation.ts";
import { storageOperationTexts } from "./storage.ts";
import { talentTexts } from "./talent.ts";

/** Why work of any kind can end without being done; kinds have their own reasons beside these. */
const reasons: Readonly<Record<string, string>> = {
  LEASE_EXPIRED: "It was interrupted several times and stopped. What it had done until then is kept.",
  FAULT: "Something went wrong in the portal. What it had done until then is kept. Please try again later.",
  NOT_CONFIGURED: "The portal has no worker set up for this.",
};

type KindTexts = {
  readonly states: Readonly<Record<OperationState, string>>;
  readonly reasons: Readonly<Record<string, string>>;
};

const byKind: Readonly<Record<OperationKind, KindTexts>> = {
  platform_sync: talentTexts.operation,
  class_reading: classReadingTexts,
  storage_purge: storageOperationTexts,
  logbook_report: reportOperationTexts,
  software_download: { ...softwareTexts.operations.download, reasons: softwareTexts.operations.reasons },
  software_install: { ...softwareTexts.operations.install, reasons: softwareTexts.operations.reasons },
  logbook_import: logbookImportOperationTexts,
  personal_data_export: personalDataOperationTexts,
};

/** Describes the state of an operation in words. */
export function operationText({
  kind,
  state,
  reason,
}: {
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly reason: string | null;
}): string {
  const texts = byKind[kind];
  if (state !== "failed") return texts.states[state];
  const known = { ...reasons, ...texts.reasons };
  const why = reason !== null && Object.hasOwn(known, reason) ? known[reason] : reasons.FAULT;
  return `${texts.states.failed} ${why}`;
}
