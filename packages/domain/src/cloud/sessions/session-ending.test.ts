import { expect, test } from "vitest";
import { machineCauses } from "../machines/machine-cause.ts";
import { describeSessionEnding, type SessionEnding, type SessionEndingCode } from "./session-ending.ts";

const session = { by: null, hasBegun: true } as const;

test.each<[Partial<SessionEnding> & Pick<SessionEnding, "cause">, string]>([
  [
    { cause: "TURNED_OFF", by: "administrator" },
    "The session has ended: an administrator turned the simulator off",
  ],
  [{ cause: "RESET", by: "administrator" }, "The session has ended: an administrator reset the simulator"],
  [
    { cause: "REMOVED", by: "administrator" },
    "The session has ended: an administrator took the simulator out of service",
  ],
  [
    { cause: "FREED", by: "administrator", hasBegun: false },
    "The start was cancelled: an administrator freed the simulator",
  ],
  [{ cause: "ENDED", by: "administrator" }, "The session has ended: an administrator ended it"],
  [{ cause: "ENDED", by: "organizer" }, "The session has ended: an organizer ended it"],
  [{ cause: "ENDED", by: "self" }, "The session has ended"],
  [
    { cause: "CANCELLED", by: "organizer", hasBegun: false },
    "The start was cancelled: an organizer ended it",
  ],
  [{ cause: "CANCELLED", by: "self", hasBegun: false }, "The start was cancelled"],
  [{ cause: "EVENT_ENDED" }, "The session has ended: the event is over"],
  [{ cause: "ENDED_BY_MACHINE" }, "The session has ended"],
  [{ cause: "LIMIT_REACHED" }, "The session has ended: its time is up"],
  [{ cause: "START_FAILED", hasBegun: false }, "The start failed: the simulator did not come up"],
  [{ cause: "SILENT" }, "The simulator failed, and the session has ended"],
])("%o is described as %s", (ending, text) => {
  expect(describeSessionEnding({ ...session, ...ending }).text).toBe(text);
});

test("every cause has a sentence, both for an ended session and for a failed start", () => {
  for (const cause of machineCauses) {
    expect(describeSessionEnding({ ...session, cause }).text).toMatch(/session has ended/u);
    expect(describeSessionEnding({ ...session, cause, hasBegun: false }).text).toMatch(
      /^The start (was cancelled|failed)/u,
    );
  }
});

test.each<[Partial<SessionEnding> & Pick<SessionEnding, "cause">, SessionEndingCode]>([
  [{ cause: "RESET", by: "administrator" }, "ENDED_BY"],
  [{ cause: "CANCELLED", by: "organizer", hasBegun: false }, "ENDED_BY"],
  [{ cause: "ENDED", by: "self" }, "OVER"],
  [{ cause: "CANCELLED", by: "self", hasBegun: false }, "OVER"],
  [{ cause: "ENDED_BY_MACHINE" }, "OVER"],
  [{ cause: "LIMIT_REACHED" }, "TIME_IS_UP"],
  [{ cause: "START_FAILED", hasBegun: false }, "FAILED"],
  [{ cause: "SILENT" }, "FAILED"],
])("%o has the code %s", (ending, code) => {
  expect(describeSessionEnding({ ...session, ...ending }).code).toBe(code);
});
