import { expect, test } from "vitest";
import { instant } from "../time.ts";
import { nextDataExportAt } from "./next-export.ts";

const hour = 3_600_000;
const now = instant(Date.UTC(2026, 10, 28));
const ago = (hours: number, isMade: boolean) => ({
  requestedAt: instant(now - hours * hour),
  isMade,
});

test("after an archive that was made the next one can be requested a day later", () => {
  expect(nextDataExportAt([], now)).toBeNull();
  expect(nextDataExportAt([ago(23, true)], now)).toBe(now + hour);
  expect(nextDataExportAt([ago(24, true)], now)).toBeNull();
});

test("a request that failed can be repeated at once, but only three times a day", () => {
  expect(nextDataExportAt([ago(1, false), ago(2, false)], now)).toBeNull();
  expect(nextDataExportAt([ago(1, false), ago(2, false), ago(20, false)], now)).toBe(now + 4 * hour);
  expect(nextDataExportAt([ago(1, false), ago(2, false), ago(20, false), ago(22, false)], now)).toBe(
    now + 4 * hour,
  );
  expect(nextDataExportAt([ago(1, false), ago(2, true), ago(20, false)], now)).toBe(now + 22 * hour);
});
