import type { CloudCaseKind } from "../../enumerations.ts";
import type { MachineStatus } from "../machines/status.ts";
import { cloudSessionTexts } from "./session-texts.ts";
import { minSessionSeconds } from "./session-time.ts";

/** The machine that is assigned to an event or to a person's case. */
export type AssignedMachine = { readonly status: MachineStatus; readonly hasSession: boolean };

/**
 * The reasons why a start is disabled: another session is running, the time is used up, no simulator is free, or the last start
 * failed.
 */
export type StartBlock = "OTHER_SESSION" | "NOT_ENOUGH_TIME" | "NO_SIMULATORS" | "FAILED";

/** Whether the button Start is shown, and why it is disabled. */
export type StartOffer =
  | { readonly kind: "none" }
  | { readonly kind: "offered" }
  | { readonly kind: "blocked"; readonly code: StartBlock; readonly reason: string };

/** The content of the dialog of an event or a case (3.012-3.017, 4.012-4.017). */
export type SimulatorDialog = {
  /** The running start or session in words; null if there is none. */
  readonly text: string | null;
  readonly start: StartOffer;
  /** Whether a new start is offered after a failed one. */
  readonly isRetryOffered: boolean;
  /** A start that is on its way can be withdrawn. */
  readonly isCancelOffered: boolean;
  readonly isJoinOffered: boolean;
  readonly end: "none" | "disabled" | "offered";
};

/**
 * The dialog of an event (3.012-3.017, X40, X47): everyone sees the state and can join; organizers can start it in its start
 * window, cancel a start, and end it once its session has an id.
 */
export function eventDialog(
  machine: AssignedMachine | null,
  { isOrganizer, isOpen }: { readonly isOrganizer: boolean; readonly isOpen: boolean },
): SimulatorDialog {
  const start: StartOffer = { kind: isOrganizer && isOpen ? "offered" : "none" };
  return getDialog("EVENT_CLOUD_CASE", machine, start, isOrganizer);
}

/** The facts that decide whether a case can be started. */
export type CaseDialogFacts = {
  readonly durationLeftInSeconds: number;
  /** Whether a machine is available now (4.016, 4.019). */
  readonly isMachineAvailable: boolean;
  /** Whether the machine is assigned for this module and case (4.012). */
  readonly isForThisCase: boolean;
};

/** The dialog of a case (4.012-4.017): like an event's while the assigned machine is for this module and case. */
export function caseDialog(machine: AssignedMachine | null, facts: CaseDialogFacts): SimulatorDialog {
  const own = facts.isForThisCase ? machine : null;
  return getDialog("SINGLE_USER_CLOUD_CASE", own, caseStart(machine, facts), true);
}

function caseStart(
  machine: AssignedMachine | null,
  { durationLeftInSeconds, isForThisCase, isMachineAvailable }: CaseDialogFacts,
): StartOffer {
  const { noSimulators, notEnoughTime, otherSession } = cloudSessionTexts;
  if (machine !== null && machine.status !== "off" && !isForThisCase)
    return { kind: "blocked", code: "OTHER_SESSION", reason: otherSession };
  if (durationLeftInSeconds < minSessionSeconds)
    return { kind: "blocked", code: "NOT_ENOUGH_TIME", reason: notEnoughTime };
  return isMachineAvailable
    ? { kind: "offered" }
    : { kind: "blocked", code: "NO_SIMULATORS", reason: noSimulators };
}

function getDialog(
  kind: CloudCaseKind,
  machine: AssignedMachine | null,
  start: StartOffer,
  isInCharge: boolean,
): SimulatorDialog {
  const quiet = {
    start: { kind: "none" },
    isRetryOffered: false,
    isCancelOffered: false,
    isJoinOffered: false,
    end: "none",
  } as const;
  if (machine === null) return { ...quiet, text: null, start };
  const text = getText(kind, machine.status);
  switch (machine.status) {
    case "off": {
      // When no further attempt is possible, the reason is shown.
      const failed: StartOffer = { kind: "blocked", code: "FAILED", reason: text ?? "" };
      const blocked = start.kind === "blocked" ? start : failed;
      const disabled: StartOffer = isInCharge ? blocked : { kind: "none" };
      return { ...quiet, text, start: disabled, isRetryOffered: start.kind === "offered" };
    }
    case "started": {
      const end = machine.hasSession ? "offered" : "disabled";
      return { ...quiet, text, isJoinOffered: true, end: isInCharge ? end : "none" };
    }
    case "void":
    case "desired":
    case "idle":
    case "starting":
      return { ...quiet, text, isCancelOffered: isInCharge };
  }
}

function getText(kind: CloudCaseKind, status: MachineStatus): string | null {
  const texts = cloudSessionTexts;
  switch (status) {
    case "off":
      return texts.off;
    case "void":
    case "desired":
      return texts.desired;
    case "idle":
      return kind === "EVENT_CLOUD_CASE" ? texts.idleEvent : texts.idleCase;
    case "starting":
      return texts.starting;
    case "started":
      return null;
  }
}
