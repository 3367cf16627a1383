import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { readLogName } from "./log-name.ts";
import { logTimeErrors } from "./log-times.ts";

test.each([
  ["run-8f2.log", "run-8f2.log"],
  ["  run.log.gz ", "run.log.gz"],
  ["Läufe.csv", "L\u00e4ufe.csv"],
  ["../../etc/x.log", "NOT_A_FILE_NAME"],
  ["C:\\logs\\x.log", "NOT_A_FILE_NAME"],
  ["two\nlines.log", "NOT_A_FILE_NAME"],
  ["two\u2028lines.log", "NOT_A_FILE_NAME"],
  ["gol.\u202eexe.log", "NOT_A_FILE_NAME"],
  ["ru\u200bn.log", "NOT_A_FILE_NAME"],
  ["nul\0.log", "NOT_A_FILE_NAME"],
  ["x.log.", "NOT_A_FILE_NAME"],
  ["con.log", "con.log"],
  ["a:b.log", "a:b.log"],
  ["core.exe", "NOT_A_LOG_TYPE"],
  [".log", "NOT_A_LOG_TYPE"],
  [`${"x".repeat(200)}.log`, "TOO_LONG"],
  ["", "REQUIRED"],
  [7, "WRONG_TYPE"],
])("the log name %j is read as %j", (given, expected) => {
  const read = readLogName("name", given);
  expect(read.ok ? read.value : read.error.code).toBe(expected);
});

test("a log must begin within the last five years and not end more than a day ahead", () => {
  const now = instant(Date.UTC(2030, 5, 15, 12));
  const day = 86_400_000;
  const errors = (startedAt: number, endedAt: number) =>
    logTimeErrors({ startedAt: instant(startedAt), endedAt: instant(endedAt) }, now).map(
      ({ path, code, message }) => `${path} ${code} ${message}`,
    );
  expect(errors(now - 60_000, now)).toEqual([]);
  expect(errors(now - 1826 * day, now + day)).toEqual([]);
  expect(errors(0, now)).toEqual([
    "startedAt DATE_TOO_EARLY The date should not be before 2025-06-15T12:00:00.000Z",
  ]);
  expect(errors(now, Date.UTC(2099, 0, 1))).toEqual([
    "endedAt DATE_TOO_LATE The date should not be after 2030-06-16T12:00:00.000Z",
  ]);
  expect(errors(0, 0)).toHaveLength(1);
  expect(errors(now, now - 1)).toEqual(["endedAt ENDS_BEFORE_START The end should not be before the start"]);
});
