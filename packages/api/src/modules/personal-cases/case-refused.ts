import { appErrorText } from "@cathedra/domain/messages";
import type { CaseRefusal } from "@cathedra/domain/personal-cases";
import { AppError } from "../../errors.ts";

/** The error for an invalid case. */
export function caseRefused(refusal: CaseRefusal): AppError {
  return new AppError("CASE_REFUSED", appErrorText("CASE_REFUSED", refusal), refusal);
}
