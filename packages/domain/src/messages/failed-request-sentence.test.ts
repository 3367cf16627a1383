import { expect, test } from "vitest";
import { failedRequestCodes } from "../reports/failed-request.ts";
import { failedRequestCause, failedRequestHelp, failedRequestSentence } from "./failed-request-sentence.ts";

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
    "Loading or sending a file failed because it was not found, or this person has no access to it.",
  ],
  ["ViewerQuery", "REQUEST_TIMEOUT", "Reading a page failed because the request took too long to arrive."],
  ["useSomethingNewMutation", "INTERNAL", "Saving a change failed because of an error in the portal."],
  ["(free text)", "NEW_CODE", "A request failed (NEW_CODE)."],
])("%s that failed with %s is described in a sentence (9.062)", (operation, code, sentence) => {
  expect(failedRequestSentence({ operation, code })).toBe(sentence);
});

test("a start is named, and a refused one has the reason of the rule (9.062)", () => {
  const request = { operation: "useCaseStartMutation", code: "NOT_FOUND" };
  expect(
    failedRequestSentence({ ...request, start: { name: "EVAR 2", refusal: "VOUCHER_NOT_ACCEPTED" } }),
  ).toBe("Starting “EVAR 2” was refused because they had not accepted the voucher.");
  expect(
    failedRequestSentence({ ...request, code: "INTERNAL", start: { name: "EVAR 2", refusal: null } }),
  ).toBe("Starting “EVAR 2” failed because of an error in the portal.");
  // The thing is gone, or the reason is one of a newer portal.
  expect(failedRequestSentence({ ...request, start: { name: null, refusal: "SOMETHING_NEW" } })).toBe(
    "Starting a cloud case failed because it was not found, or this person has no access to it.",
  );
  expect([failedRequestCause("INTERNAL"), failedRequestCause("NEW_CODE")]).toEqual([
    "an error in the portal, which a system administrator can look into",
    undefined,
  ]);
});

test.each([
  ["INTERNAL", /a system administrator can find the cause/],
  ["UNAVAILABLE", /^A system administrator can look into it/],
  ["STORAGE_FULL", /^A system administrator can look into it/],
])("a failure with %s has a text about who can correct the cause (9.062)", (code, help) => {
  expect(failedRequestHelp(code)).toMatch(help);
  expect(failedRequestHelp("FORBIDDEN")).toBeUndefined();
});

test("every stored code has its own sentence (9.062)", () => {
  for (const code of failedRequestCodes)
    expect(failedRequestSentence({ operation: "", code })).not.toContain(code);
});
