import { expect, test } from "vitest";
import { activityFileTexts, caseFailureText } from "./activity-files.ts";

test("the failure lists the missing parts of a case in a fixed order (6.019)", () => {
  expect(caseFailureText({ code: "MISSING_FILE", missing: ["metric_descriptions", "groups"] })).toBe(
    "Could not download because results are missing or incomplete (Missing groups, metric_descriptions)",
  );
  expect(
    caseFailureText({
      code: "MISSING_FILE",
      missing: ["groups", "benchmark", "metric_values", "metric_descriptions"],
    }),
  ).toBe(
    "Could not download because results are missing or incomplete (Missing groups, benchmark, metric_values, metric_descriptions)",
  );
});

test("all other failures have the same text (6.020)", () => {
  for (const failure of [
    undefined,
    { code: "NOT_FOUND" },
    { code: "UNAVAILABLE" },
    { code: "MISSING_FILE" },
  ]) {
    expect(caseFailureText(failure)).toBe("Something went wrong when downloading cases file.");
  }
});

test("the texts for a missing report and missing images are as specified (6.021, 6.023)", () => {
  expect(activityFileTexts.noReport).toBe("No report found for the current activity.");
  expect(activityFileTexts.noImages).toBe("There are no images for this activity.");
});
