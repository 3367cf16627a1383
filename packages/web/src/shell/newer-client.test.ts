import { expect, test } from "vitest";
import { getPlatform, isAnnounced, readDismissal } from "./newer-client.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const day = 24 * 3_600_000;

test("an older client shows the message, judged by the first x.y.z of its version (1.021, 1.024)", () => {
  expect(isAnnounced("3.4.0", "3.3.9", undefined, now)).toBe(true);
  expect(isAnnounced("3.10.0", "3.9.0", undefined, now)).toBe(true);
  expect(isAnnounced("3.4.0", "Client/3.4.0 (Qt 6.4.2)", undefined, now)).toBe(false);
  expect(isAnnounced("3.4.0", "4.0.0", undefined, now)).toBe(false);
  expect(isAnnounced("3.4.0", "no version", undefined, now)).toBe(true);
  expect(isAnnounced("0.0.0", "1.0.0", undefined, now)).toBe(false);
});

test("a dismissed message is shown again a day later, or at once for the next version (1.021)", () => {
  const told = (version: string, ago: number) =>
    isAnnounced("3.4.0", "3.3.0", { version, at: now - ago }, now);
  expect(told("3.4.0", 1)).toBe(false);
  expect(told("3.4.0", day - 1)).toBe(false);
  expect(told("3.4.0", day)).toBe(true);
  expect(told("3.3.5", 1)).toBe(true);
  // A dismissal in the future, caused by a wrong clock, does not suppress the message.
  expect(told("3.4.0", -1000)).toBe(true);
});

test("an invalid stored dismissal counts as none", () => {
  for (const text of [null, "", "{", "1", '{"version":1}']) expect(readDismissal(text)).toBeUndefined();
  expect(readDismissal('{"version":"3.4.0","at":5}')).toEqual({ version: "3.4.0", at: 5 });
});

test("the installer matches the platform (1.021, 1.023)", () => {
  expect(getPlatform("Mozilla/5.0 (Windows NT 10.0; Win64; x64) QtWebEngine/6.4.2")).toBe("windows");
  expect(getPlatform("Mozilla/5.0 (X11; Linux x86_64) QtWebEngine/6.4.2")).toBe("linux");
  expect(getPlatform("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)")).toBe("macos");
  expect(getPlatform("Mozilla/5.0 (Linux; Android 14)")).toBeNull();
  expect(getPlatform("")).toBeNull();
});
