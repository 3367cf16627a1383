import { expect, test } from "vitest";
import { getDetails, getTone, machineUserText, shortSession } from "./machine-texts.ts";

const noon = Date.UTC(2026, 2, 2, 12);
test("a machine that is off shows the last person as a past one", () => {
  const held = {
    status: "started",
    session_id: "15fffa66-75d9-49a8-b712-a662510d896c",
    module_name: "Carotid Stenting",
    case_name: "Type I arch",
    event_name: null,
    started_by: { first_name: "Maya", last_name: "Lindqvist" },
  };
  expect(machineUserText(held)).toBe("Maya Lindqvist · Carotid Stenting · Type I arch");
  expect(machineUserText({ ...held, status: "off" })).toBe(
    "Last: Maya Lindqvist · Carotid Stenting · Type I arch · session 15fffa66-75d9-4…",
  );
  expect(machineUserText({ ...held, session_id: null })).toBeNull();
  expect(machineUserText({ ...held, event_name: "Arch class" })).toBe(
    "Event “Arch class” · Maya Lindqvist · Carotid Stenting · Type I arch",
  );
});

test("a tooltip shows the time, the reason and, if known, the person, case and session (4.039)", () => {
  const change = {
    id: "1",
    updated_at: new Date(noon).toISOString(),
    new_status: "started",
    reason: "The session began",
    detail: null,
    started_by: { first_name: "Maya", last_name: "Lindqvist" },
    module_name: "Carotid Stenting",
    case_name: "Type I arch",
    session_id: "15fffa66-75d9-49a8-b712-a662510d896c",
  };
  expect(getDetails(change).slice(1)).toEqual([
    "The session began",
    "Maya Lindqvist started Carotid Stenting, Type I arch",
    "Session 15fffa66-75d9-4…",
  ]);
  const bare = { ...change, started_by: null, module_name: null, case_name: null, session_id: null };
  expect(getDetails({ ...bare, detail: "no licence" }).slice(1)).toEqual(["The session began: no licence"]);
});

test("an unknown status is shown as danger", () => {
  expect(getTone("asleep")).toBe("danger");
  expect(shortSession("short")).toBe("short");
});
