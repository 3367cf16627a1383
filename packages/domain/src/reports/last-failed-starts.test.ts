import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { lastFailedStarts } from "./last-failed-starts.ts";
import type { StartKind } from "./start-kinds.ts";

const start = (at: number, kind: string, thingKind: StartKind | null, thingId: string | null = "1") => ({
  at: instant(at),
  kind,
  thingKind,
  thingId,
  reason: `because of ${at}`,
});

test("the last start of each object is returned if it failed or was refused (9.060)", () => {
  expect(
    lastFailedStarts([
      start(9, "refused", "case", "a"),
      start(8, "failed", "case", "a"),
      start(7, "running", "event", "5"),
      start(6, "failed", "event", "5"),
      start(5, "failed", "course", "5"),
      start(4, "cancelled", "exercise", "5"),
      start(3, "failed", null, null),
    ]),
  ).toEqual([
    { kind: "case", id: "a", at: 9, reason: "because of 9" },
    { kind: "course", id: "5", at: 5, reason: "because of 5" },
  ]);
});
