import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MachineId } from "../../ids.ts";
import {
  getActivity,
  readAgentHealth,
  readAgentReport,
  readAgentState,
  readCaseRequest,
  readEndRequest,
  readReportReceipt,
  readRolesRequest,
  readSetEndRequest,
  readStartRequest,
} from "./read-messages.ts";
import { readRoomTokenClaims, roomAudience } from "./room-token.ts";

const machineId = "5f0e7f6e-8a51-4a3f-9d7c-1f2f6f4f0a11";
const sessionId = "9b2f0f3e-1c55-4d7e-8f55-2b9a2f1d7c22";
const ids = { moduleId: "carotid-stenting", caseId: "carotid-stenting-01" };
const running = {
  version: 1,
  machineId,
  phase: "running",
  sessionId,
  ...ids,
  endsAt: 1_772_452_800_000,
  users: [{ id: "subject", inControl: true, role: "proctor" }],
};

describe("valid messages are read unchanged", () => {
  test.each([
    [
      "start",
      readStartRequest,
      { version: 1, sessionId, ...ids, cases: [{ ...ids, moduleName: "Carotid", caseName: "Case 1" }] },
    ],
    ["end", readEndRequest, { version: 1, sessionId }],
    ["case", readCaseRequest, { version: 1, sessionId, ...ids }],
    ["end time", readSetEndRequest, { version: 1, sessionId, endsAt: 5 }],
    ["roles", readRolesRequest, { version: 1, sessionId, at: 5, roles: [{ id: "subject", role: null }] }],
    ["running", readAgentState, running],
    ["ready", readAgentState, { version: 1, machineId, phase: "ready" }],
    ["starting", readAgentState, { version: 1, machineId, phase: "starting", sessionId, step: "case" }],
    ["failed", readAgentState, { version: 1, machineId, phase: "failed", sessionId, why: "no licence" }],
    [
      "health",
      readAgentHealth,
      { version: 1, machineId, bootId: sessionId, simulator: { name: "VIST", version: "1" } },
    ],
    [
      "report",
      readAgentReport,
      {
        version: 1,
        bootId: sessionId,
        state: running,
        sessionId,
        events: [
          { seq: 1, at: 5, kind: "joined", userId: "subject" },
          { seq: 2, at: 6, kind: "case_changed", userId: null, ...ids },
        ],
      },
    ],
    ["receipt", readReportReceipt, { version: 1, acknowledged: 2 }],
  ])("%s", (_, read, message) => {
    expect(read(JSON.parse(JSON.stringify(message)))).toEqual(message);
    expect(read({ ...message, version: 2 })).toBe(undefined);
  });
});

test("values that are not messages are refused", () => {
  const readers = [readAgentState, readAgentHealth, readAgentReport, readStartRequest, readReportReceipt];
  fc.assert(
    fc.property(fc.anything(), (anything) => {
      for (const read of readers) expect(read(anything)).toBe(undefined);
    }),
  );
  const wrong = [
    { sessionId: "1" },
    { endsAt: -1 },
    { endsAt: 1e300 },
    { users: "nobody" },
    { phase: "off" },
  ];
  for (const part of wrong) expect(readAgentState({ ...running, ...part })).toBe(undefined);
});

test("a state counts only for the machine that it names", () => {
  const state = readAgentState(running);
  if (state === undefined) throw new Error("not read");
  expect(getActivity(state, machineId.toUpperCase() as MachineId)).toMatchObject({
    phase: "running",
    sessionId,
  });
  expect(getActivity(state, sessionId as MachineId)).toBe(undefined);
});

test("a room token contains the person, the role, the session and the expiry", () => {
  const claims = {
    sub: "subject",
    name: "Maya Lindqvist",
    role: "proctor",
    sid: sessionId,
    iat: 4.5,
    exp: 5,
  };
  expect(readRoomTokenClaims({ ...claims, aud: roomAudience(machineId) })).toEqual(claims);
  for (const part of [
    { role: "admin" },
    { sid: "x" },
    { exp: "5" },
    { iat: undefined },
    { sub: "" },
    { name: undefined },
  ])
    expect(readRoomTokenClaims({ ...claims, ...part })).toBe(undefined);
});

describe("values that the database cannot store are refused", () => {
  const report = { version: 1, bootId: sessionId, state: running, sessionId };
  const event = { seq: 1, at: 5, kind: "joined", userId: "subject" };
  test.each([
    { ...event, seq: 2_147_483_648 },
    { ...event, userId: "sub\0ject" },
    { ...event, userId: "\ud800" },
    { ...event, at: 253_402_300_800_000 },
  ])("%o", (wrong) => {
    expect(readAgentReport({ ...report, events: [wrong] })).toBe(undefined);
    expect(readAgentReport({ ...report, events: [event] })).toBeDefined();
  });
});
