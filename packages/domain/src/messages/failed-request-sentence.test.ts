import { expect, test } from "vitest";
import { keptCodes } from "../reports/failed-request.ts";
import { failedRequestHelp, failedRequestSentence } from "./failed-request-sentence.ts";

test.each([
  ["useCaseStartMutation", "INTERNAL", "Starting a cloud case failed because of an error in the portal."],
  [
    "useEventActionsStartMutation",
    "FORBIDDEN",
    "Starting an event was refused because the person is not allowed to do it.",
  ],
  ["RecordsQuery", "UNAVAILABLE", "Reading the logbook failed because the portal was not available."],
  [
    "saveRecordMutation",
    "RATE_LIMITED",
    "Saving a logbook record was refused because of too many requests in a short time.",
  ],
  [
    "POST /api/simulator/store_result/:exerciseId",
    "STORAGE_FULL",
    "Delivering a result of a simulator failed because the portal's storage is full.",
  ],
  [
    "GET /api/objects/*",
    "NOT_FOUND",
    "Loading or sending a file failed because the thing does not exist, or not for this person.",
  ],
  ["ViewerQuery", "REQUEST_TIMEOUT", "Reading a page failed because the request took too long to arrive."],
  ["useSomethingNewMutation", "INTERNAL", "Saving a change failed because of an error in the portal."],
  ["(free text)", "NEW_CODE", "A request failed (NEW_CODE)."],
])("%s that failed with %s is described in a sentence (9.062)", (operation, code, sentence) => {
  expect(failedRequestSentence({ operation, code })).toBe(sentence);
});

test.each([
  ["INTERNAL", /a system administrator can find the cause/],
  ["UNAVAILABLE", /^A system administrator can look into it/],
  ["STORAGE_FULL", /^A system administrator can look into it/],
])("of a failure with %s it is said who can correct the cause (9.062)", (code, help) => {
  expect(failedRequestHelp(code)).toMatch(help);
  expect(failedRequestHelp("FORBIDDEN")).toBeUndefined();
});

test("every stored code has its own sentence (9.062)", () => {
  for (const code of keptCodes) expect(failedRequestSentence({ operation: "", code })).not.toContain(code);
});
