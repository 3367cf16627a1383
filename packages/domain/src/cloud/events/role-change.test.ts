import { expect, test } from "vitest";
import { roleChangeText } from "./role-change.ts";

test.each([
  ["ORGANIZER", "ORGANIZER", null],
  ["PARTICIPANT", "PARTICIPANT", null],
  ["ORGANIZER", null, /^You are no longer an organizer of this event\. Its administrators/],
  ["ORGANIZER", "PARTICIPANT", /^You are no longer an organizer of this event\. You stay/],
  ["PARTICIPANT", "ORGANIZER", /^You are an organizer/],
  ["PARTICIPANT", null, /^You no longer have a place/],
] as const)("a change of the role from %s to %s has its message", (before, now, words) => {
  const text = roleChangeText(before, now);
  if (words === null) expect(text).toBeNull();
  else expect(text).toMatch(words);
});
