import { expect, test } from "vitest";
import { progressText, recipientsText } from "./release-texts.ts";

test.each([
  [{ isForAll: true, customers: [], stations: [] }, "Every station"],
  [{ isForAll: false, customers: [], stations: [] }, "No one yet"],
  [{ isForAll: false, customers: [1], stations: [1, 2] }, "1 institution, 2 stations"],
])("the recipients of a release are shown as text", (rollout, text) => {
  expect(recipientsText(rollout)).toBe(text);
});

test.each([
  [{ total: 0, installed: 0, failed: 0 }, "No stations yet"],
  [{ total: 4, installed: 3, failed: 0 }, "3 of 4 installed"],
  [{ total: 4, installed: 2, failed: 1 }, "2 of 4 installed, 1 failed"],
])("the progress of a release includes failures", (progress, text) => {
  expect(progressText(progress)).toBe(text);
});
