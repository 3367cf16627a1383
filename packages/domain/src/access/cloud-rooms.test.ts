import { expect, test } from "vitest";
import { user } from "../../test/builders.ts";
import { roomRoleOf } from "./cloud-rooms.ts";

const maya = { userId: user("maya"), isEmailVerified: true, email: "Maya@northgate.example" };
const priya = { userId: user("priya"), isEmailVerified: true, email: "priya@northgate.example" };
const aiko = { userId: user("aiko"), isEmailVerified: true, email: "aiko@lakeside.example" };

test("the room of a single-user session admits only the person who started it, as proctor (4.021)", () => {
  const room = { startedBy: maya.userId, event: null };
  expect(roomRoleOf(maya, room)).toBe("proctor");
  expect(roomRoleOf(priya, room)).toBeNull();
});

test("organizers are proctors by their address, and people who accepted the event are participants (3.025-3.027)", () => {
  const event = {
    organizers: ["PRIYA@northgate.example"],
    creatorId: null,
    userIds: [maya.userId],
    isArchived: false,
  };
  // Starting the session gives no right of its own: Aiko started it but is neither an organizer nor a participant.
  const room = { startedBy: aiko.userId, event };
  expect(roomRoleOf(priya, room)).toBe("proctor");
  expect(roomRoleOf(maya, room)).toBe("participant");
  expect(roomRoleOf(aiko, room)).toBeNull();
  expect(roomRoleOf({ ...priya, email: maya.email }, room)).toBeNull();
});

test("an organizer who also accepted the event is a proctor, and an archived event has no room", () => {
  const event = { organizers: [maya.email], creatorId: null, userIds: [maya.userId], isArchived: false };
  expect(roomRoleOf(maya, { startedBy: maya.userId, event })).toBe("proctor");
  expect(roomRoleOf(maya, { startedBy: maya.userId, event: { ...event, isArchived: true } })).toBeNull();
});
