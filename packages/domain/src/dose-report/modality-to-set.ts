import { isFilled } from "../fields/filled-fields.ts";
import type { DecidingFields } from "../logbook/visible-fields.ts";
import type { DoseReport } from "./read-dose-report.ts";

export type ModalityField = "modalityPrimary" | "modalitySecondary";

/**
 * Which modality of a record has to change so that the doses of a report show in it (7.034, 7.035): none if one is of this kind,
 * otherwise one that is not chosen yet. A chosen modality is never replaced; `taken` means that the person has to decide.
 */
export function modalityToSet(
  modality: DoseReport["modality"],
  { modalityPrimary, modalitySecondary }: Pick<DecidingFields, ModalityField>,
): ModalityField | "none" | "taken" {
  if (modalityPrimary === modality || modalitySecondary === modality) return "none";
  if (!isFilled(modalityPrimary) || modalityPrimary === "NoImaging") return "modalityPrimary";
  return isFilled(modalitySecondary) ? "taken" : "modalitySecondary";
}
