import { expect, test } from "vitest";
import { archiveWarning } from "./archive-warning.ts";

const event = { state: "active", hasStarted: true, vm: null };
const ends = "ends now for everyone in it";

test.each(["desired", "idle", "starting", "started"])(
  "archiving an event whose simulator is %s warns that it ends for everyone",
  (status) => expect(archiveWarning({ ...event, vm: { status } })).toContain(ends),
);

test("if no one is in the room, the warning only describes the effect on the event", () => {
  expect(archiveWarning(event)).not.toContain(ends);
  expect(archiveWarning({ ...event, vm: { status: "off" } })).not.toContain(ends);
  expect(archiveWarning({ ...event, hasStarted: false })).toContain("reserved time become free");
  expect(archiveWarning({ ...event, state: "expired" })).not.toContain("called off");
});
