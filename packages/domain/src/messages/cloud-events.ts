import { cloudEventTexts } from "../cloud/events/event-texts.ts";
import { cloudServerTexts } from "../cloud/server-texts.ts";
import { cloudSessionTexts } from "../cloud/sessions/session-texts.ts";
import type { AppErrorCode } from "./errors.ts";

/** The banner of an event that could not be started: three refusals in the server's words, any other failure as one (4.023, X107). */
export function eventStartFailure(code: AppErrorCode | undefined): string {
  if (code === "NO_FREE_MACHINE") return cloudServerTexts.noFreeMachine;
  if (code === "OTHER_SESSION_GOES_ON") return cloudServerTexts.otherSessionGoesOn;
  if (code === "EVENT_NOT_OPEN") return cloudServerTexts.eventNotOpen;
  return cloudSessionTexts.eventStartFailed;
}

/** The toast of an event that could not be created or edited, by the code of the refusal (3.048-3.050). */
export function cloudEventFailure(code: AppErrorCode | undefined): string {
  if (code === "TOO_LITTLE_SPENDABLE_TIME") return cloudEventTexts.tooLittleTime;
  if (code === "TOO_MANY_EVENTS") return cloudEventTexts.tooManyEvents;
  return cloudEventTexts.saveFailed;
}
