import type { ResultRefusal } from "@cathedra/domain/delivery";
import { appErrorText } from "@cathedra/domain/messages";
import { AppError } from "../../errors.ts";

/** What is wrong with a delivered result (12.032). */
export function resultRefused(refusal: ResultRefusal): AppError {
  return new AppError("RESULT_REFUSED", appErrorText("RESULT_REFUSED", refusal), refusal);
}
