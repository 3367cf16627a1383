import type { CaseId } from "../../ids.ts";
import { err, ok, type Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import type { MachineStatus } from "../machines/status.ts";
import { type EventLife, openForStart } from "./event-times.ts";

/** The facts that decide whether an event can be started. */
export type EventStart =
  /**
   * The first refusal: the caller is not in the event, does not conduct it, or chose a case that the event does not have. Nothing
   * else is checked then.
   */
  | { readonly access: keyof typeof eventAccessRefusals }
  | {
      readonly access: "organizer";
      readonly event: EventLife;
      /** The status of the machine that the event already has, and its case; null if it has no machine. */
      readonly standing: { readonly status: MachineStatus; readonly caseId: CaseId | null } | null;
      /** The case that the organizer has chosen. */
      readonly caseId: CaseId;
      /** Whether the organizer is in another session, or starts one, of a case or of another event. */
      readonly hasOtherSession: boolean;
    };

export type EventStartRefusal = {
  readonly code:
    | "NOT_IN_EVENT"
    | "NOT_ORGANIZER"
    | "CASE_NOT_IN_EVENT"
    | "EVENT_NOT_OPEN"
    | "OTHER_SESSION_GOES_ON"
    | "EVENT_STARTED_OTHERWISE";
};

/** The refusals for people who do not conduct an event, or who choose a case that it does not have. */
export const eventAccessRefusals = {
  none: "NOT_IN_EVENT",
  participant: "NOT_ORGANIZER",
  otherCases: "CASE_NOT_IN_EVENT",
} as const;

/**
 * Decides what a start does (3.017, 3.023, 4.024, X47): `claim` a machine, or nothing where the event already has one, so that
 * two organizers who start at once enter the same room. An organizer who chose another case than the running one is told so.
 * After a failed start, a new start is treated like the first.
 */
export function startEvent(start: EventStart, now: Instant): Result<"claim" | "goesOn", EventStartRefusal> {
  if (start.access !== "organizer") return err({ code: eventAccessRefusals[start.access] });
  const { event, standing, caseId, hasOtherSession } = start;
  if (standing !== null && standing.status !== "off")
    return standing.caseId === caseId ? ok("goesOn") : err({ code: "EVENT_STARTED_OTHERWISE" });
  const open = openForStart(event, now);
  if (!open.ok) return open;
  return hasOtherSession ? err({ code: "OTHER_SESSION_GOES_ON" }) : ok("claim");
}
