import { expect, test } from "vitest";
import { readPastedTime, readPlainTime, writePlainTime } from "./plain-time.ts";

test.each(["00:00", "09:05", "23:59"])("%s is read and written unchanged", (text) => {
  expect(writePlainTime(readPlainTime(text))).toBe(text);
});

test.each(["", "9:05", "24:00", "12:60", "12:30:00", "noon"])("%j is refused as a plain time", (text) => {
  expect(readPlainTime(text)).toBeNull();
});

test.each([
  ["9:05", "09:05"],
  ["14.30", "14:30"],
  [" 2:30 PM ", "14:30"],
  ["12:00 a.m.", "00:00"],
  ["12:15pm", "12:15"],
])("%j is read as %s when pasted", (text, expected) => {
  expect(writePlainTime(readPastedTime(text))).toBe(expected);
});

test.each(["25:00", "13:00 pm", "0:30 am", "half past two"])("%j is ignored when pasted", (text) => {
  expect(readPastedTime(text)).toBeNull();
});
