import { cloudServerTexts } from "../cloud/server-texts.ts";
import { cloudSessionTexts } from "../cloud/sessions/session-texts.ts";
import type { AppErrorCode } from "./errors.ts";

/** The banner of a case that could not be started: two refusals in the server's words, any other failure as one (4.023-4.025). */
export function caseStartFailure(code: AppErrorCode | undefined): string {
  if (code === "NO_FREE_MACHINE") return cloudServerTexts.noFreeMachine;
  return code === "OTHER_SESSION_GOES_ON"
    ? cloudServerTexts.otherSessionGoesOn
    : cloudSessionTexts.startFailed;
}
