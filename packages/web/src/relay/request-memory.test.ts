import { expect, test } from "vitest";
import { createRequestMemory } from "./request-memory.ts";

const answer = (id: string, ok: boolean) => ({ ok, headers: new Headers({ "x-request-id": id }) });

test("a problem report contains recent failures of this page, and none of other pages or older ones", () => {
  let now = 0;
  let path = "/logbook/records";
  const notes = createRequestMemory(
    () => now,
    () => path,
  );
  notes.noteRequest(answer("first", false));
  notes.noteRequest(answer("second", true));
  expect(notes.failedHere()).toBe("first");
  expect(notes.lastRequestId()).toBe("first");

  path = "/profile";
  expect(notes.failedHere()).toBeUndefined();
  expect(notes.lastRequestId()).toBe("second");

  path = "/logbook/records";
  now = 11 * 60_000;
  expect(notes.failedHere()).toBeUndefined();

  notes.noteFailed("third");
  notes.noteFailed(undefined);
  expect(notes.failedHere()).toBe("third");
});
