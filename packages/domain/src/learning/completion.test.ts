import { describe, expect, it } from "vitest";
import { completionStatuses, courseSection, mayReset, mayStart, readCompletion } from "./completion.ts";

describe("completion status of a course (X50, X51)", () => {
  it.each([
    ["", ""],
    [null, ""],
    [undefined, ""],
    ["not_attempted", "not_attempted"],
    ["Not attempted", "not_attempted"],
    ["incomplete", "in_progress"],
    ["In progress", "in_progress"],
    ["Completed", "completed"],
    ["Passed", "completed"],
    ["failed", "failed"],
    ["abgeschlossen", "unknown"],
    ["constructor", "unknown"],
  ])("the status %j is read as %j", (token, status) => {
    expect(readCompletion(token)).toBe(status);
  });

  it("every status belongs to one section", () => {
    expect(Object.fromEntries(completionStatuses.map((status) => [status, courseSection(status)]))).toEqual({
      "": "available",
      not_attempted: "active",
      in_progress: "active",
      failed: "active",
      unknown: "active",
      completed: "completed",
    });
  });

  it("Start and Reset are never offered together", () => {
    expect(completionStatuses.filter(mayStart)).toEqual(["", "not_attempted"]);
    expect(completionStatuses.filter(mayReset)).toEqual(["in_progress", "completed", "failed", "unknown"]);
  });
});
