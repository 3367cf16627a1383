import { expect, test } from "vitest";
import { archiveWarning } from "./archive-warning.ts";

const event = { state: "active", hasStarted: true, vm: null };
const ends = "ends now for everyone in it";

test.each(["desired", "idle", "starting", "started"])(
  "who archives an event whose simulator is %s is told that it ends for everyone",
  (status) => expect(archiveWarning({ ...event, vm: { status } })).toContain(ends),
);

test("where no one is put out, only what becomes of the event is told", () => {
  expect(archiveWarning(event)).not.toContain(ends);
  expect(archiveWarning({ ...event, vm: { status: "off" } })).not.toContain(ends);
  expect(archiveWarning({ ...event, hasStarted: false })).toContain("reserved time become free");
  expect(archiveWarning({ ...event, state: "expired" })).not.toContain("called off");
});
