import type { ResultRefusal } from "@cathedra/domain/delivery";
import { appErrorText } from "@cathedra/domain/messages";
import { AppError } from "../../errors.ts";

/** The error for a delivered result that is wrong (12.032). */
export function resultRefused(refusal: ResultRefusal): AppError {
  return new AppError("RESULT_REFUSED", appErrorText("RESULT_REFUSED", refusal), refusal);
}
