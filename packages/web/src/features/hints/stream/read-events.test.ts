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

test("events are read, comments passed over, and what is not whole waits", () => {
  expect(readIn(text)).toEqual(events);
});

test("however it is cut in pieces, and with either end of a line", () => {
  for (let size = 1; size < 9; size += 1) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
    expect(readIn(...pieces)).toEqual(events);
  }
  expect(readIn(text.replaceAll("\n", "\r\n"))).toEqual(events);
});

test("what never ends is given up", () => {
  expect(() => readIn(...Array.from({ length: 10 }, () => "x".repeat(10_000)))).toThrow("does not end");
});
