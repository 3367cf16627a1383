import { expect, test } from "vitest";
import { eventReader, type StreamEvent } from "./read-events.ts";

function readIn(...pieces: readonly string[]): readonly StreamEvent[] {
  const events: StreamEvent[] = [];
  const read = eventReader((event) => events.push(event));
  for (const piece of pieces) read(piece);
  return events;
}

const text =
  'event: live\ndata: {}\n\n: beat\n\nevent: hint\ndata: {"kind":"result","id":"a:b"}\n\nevent: en';
const events = [
  { name: "live", data: "{}" },
  { name: "hint", data: '{"kind":"result","id":"a:b"}' },
];

test("events are read, comments are skipped, and an incomplete event waits for its rest", () => {
  expect(readIn(text)).toEqual(events);
});

test("events are read across any chunk boundaries and with both line endings", () => {
  for (let size = 1; size < 9; size += 1) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    expect(readIn(...pieces)).toEqual(events);
  }
  expect(readIn(text.replaceAll("\n", "\r\n"))).toEqual(events);
});

test("an event that never ends throws an error", () => {
  expect(() => readIn(...Array.from({ length: 10 }, () => "x".repeat(10_000)))).toThrow("does not end");
});
