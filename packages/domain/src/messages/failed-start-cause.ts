import { isMachineCause } from "../cloud/machines/machine-cause.ts";
import { machineTexts } from "../cloud/machines/machine-texts.ts";
import { failedRequestEnd } from "./failed-request-sentence.ts";
import { startRefusalText } from "./start-refusals.ts";

/** Why a start failed or was refused, in words. A newer portal may have more causes. */
export function failedStartCause(cause: string): string {
  if (isMachineCause(cause)) return machineTexts.causes[cause];
  return startRefusalText(cause) ?? failedRequestEnd(cause) ?? cause;
}
