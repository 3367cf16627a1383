import { describe, expect, test } from "vitest";
import { type MachineStatus, machineStatuses } from "../machines/status.ts";
import { type CaseDialogFacts, caseDialog, eventDialog } from "./simulator-dialog.ts";

const organizer = { isOrganizer: true, isOpen: true };
const participant = { isOrganizer: false, isOpen: true };
const of = (status: MachineStatus, hasSession = false) => ({ status, hasSession });
const none = { kind: "none" };

test.each<[MachineStatus, string | null, string | null]>([
  ["off", "Something went wrong", "Something went wrong"],
  ["desired", "Looking for vacant simulator", "Looking for vacant simulator"],
  ["void", "Looking for vacant simulator", "Looking for vacant simulator"],
  ["idle", "Event should start shortly", "Case should start shortly"],
  ["starting", "Start-up time is approx. 3 minutes", "Start-up time is approx. 3 minutes"],
  ["started", null, null],
])("%s has its text (3.012-3.016, 4.012, X40)", (status, event, own) => {
  expect(eventDialog(of(status), participant).text).toBe(event);
  expect(caseDialog(of(status), ready).text).toBe(own);
});

const ready: CaseDialogFacts = { durationLeftInSeconds: 3600, isMachineAvailable: true, isForThisCase: true };

describe("event dialog", () => {
  test("organizers can start the event within its window (3.017)", () => {
    expect(eventDialog(null, organizer).start).toEqual({ kind: "offered" });
    expect(eventDialog(null, { isOrganizer: true, isOpen: false }).start).toEqual(none);
    expect(eventDialog(null, participant).start).toEqual(none);
  });

  test("after a failed start, Start is disabled and organizers can retry (3.012)", () => {
    expect(eventDialog(of("off"), organizer)).toEqual({
      text: "Something went wrong",
      start: { kind: "blocked", code: "FAILED", reason: "Something went wrong" },
      isRetryOffered: true,
      isCancelOffered: false,
      isJoinOffered: false,
      end: "none",
    });
    expect(eventDialog(of("off"), { isOrganizer: true, isOpen: false }).isRetryOffered).toBe(false);
    expect(eventDialog(of("off"), participant)).toMatchObject({ start: none, isRetryOffered: false });
  });

  test.each<MachineStatus>(["desired", "idle", "starting"])(
    "organizers can cancel a start while the machine is %s",
    (status) => {
      expect(eventDialog(of(status), organizer).isCancelOffered).toBe(true);
      expect(eventDialog(of(status), { isOrganizer: true, isOpen: false }).isCancelOffered).toBe(true);
      expect(eventDialog(of(status), participant).isCancelOffered).toBe(false);
    },
  );

  test("everyone can join a started event, and organizers can end it once it has a session (3.016)", () => {
    expect(eventDialog(of("started"), organizer)).toMatchObject({ isJoinOffered: true, end: "disabled" });
    expect(eventDialog(of("started", true), organizer)).toMatchObject({
      isJoinOffered: true,
      end: "offered",
    });
    expect(eventDialog(of("started", true), participant)).toMatchObject({ isJoinOffered: true, end: "none" });
  });

  test.each(machineStatuses)("starting is not offered while the machine is %s", (status) => {
    expect(eventDialog(of(status), organizer).start.kind).not.toBe("offered");
  });
});

describe("case dialog", () => {
  const start = (facts: Partial<CaseDialogFacts>, machine: Parameters<typeof caseDialog>[0] = null) =>
    caseDialog(machine, { ...ready, ...facts }).start;

  test("starting needs at least 300 seconds and an available machine (4.014-4.017)", () => {
    expect(start({ durationLeftInSeconds: 300 })).toEqual({ kind: "offered" });
    expect(start({ durationLeftInSeconds: 299 })).toEqual({
      kind: "blocked",
      code: "NOT_ENOUGH_TIME",
      reason: "Not enough simulation time left",
    });
    expect(start({ isMachineAvailable: false })).toEqual({
      kind: "blocked",
      code: "NO_SIMULATORS",
      reason: "No available simulators",
    });
  });

  test("starting is blocked while the person has another session (4.024)", () => {
    const dialog = caseDialog(of("started", true), { ...ready, isForThisCase: false });
    expect(dialog).toMatchObject({
      text: null,
      start: { kind: "blocked", code: "OTHER_SESSION", reason: "You have another ongoing case or event." },
      isJoinOffered: false,
      end: "none",
    });
    expect(start({ isForThisCase: false }, of("off"))).toEqual({ kind: "offered" });
  });

  test("retrying a failed start is offered only if a start is possible, and otherwise a reason is shown (4.015, 4.017)", () => {
    expect(caseDialog(of("off"), ready)).toMatchObject({
      text: "Something went wrong",
      start: { kind: "blocked", code: "FAILED", reason: "Something went wrong" },
      isRetryOffered: true,
    });
    expect(caseDialog(of("off"), { ...ready, isMachineAvailable: false })).toMatchObject({
      text: "Something went wrong",
      start: { kind: "blocked", code: "NO_SIMULATORS", reason: "No available simulators" },
      isRetryOffered: false,
    });
    expect(caseDialog(of("off"), { ...ready, durationLeftInSeconds: 299 })).toMatchObject({
      start: { kind: "blocked", code: "NOT_ENOUGH_TIME", reason: "Not enough simulation time left" },
      isRetryOffered: false,
    });
  });

  test("a start in progress can be cancelled, but not a running session or a start of another case", () => {
    const isOffered = (status: MachineStatus, isForThisCase = true) =>
      caseDialog(of(status, true), { ...ready, isForThisCase }).isCancelOffered;
    expect(machineStatuses.filter((status) => isOffered(status)).toSorted()).toEqual([
      "desired",
      "idle",
      "starting",
      "void",
    ]);
    expect(isOffered("starting", false)).toBe(false);
  });
});
