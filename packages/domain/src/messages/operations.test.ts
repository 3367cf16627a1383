import { expect, test } from "vitest";
import { operationText } from "./operations.ts";
import { talentTexts } from "./talent.ts";

const said = (state: "waiting" | "running" | "succeeded" | "failed", reason: string | null = null) =>
  operationText({ kind: "platform_sync", state, reason });

test("a synchronisation shows Sync in progress and then Sync completed (5.045)", () => {
  expect(talentTexts.sync).toBe("Sync with talent");
  expect([said("waiting"), said("running"), said("succeeded")]).toEqual([
    "Sync in progress",
    "Sync in progress",
    "Sync completed",
  ]);
});

test("the button is called Sync with talent (5.044)", () => {
  expect(talentTexts.sync).toBe("Sync with talent");
});

test.each(["PLATFORM_AWAY", "LEASE_EXPIRED", "constructor", null])("%s has its own sentence", (reason) => {
  expect(said("failed", reason)).toMatch(/^The sync failed\. [A-Z].+\.$/);
});
