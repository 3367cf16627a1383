import { expect, test } from "vitest";
import { user } from "../../test/builders.ts";
import { getRoomRole } from "./cloud-rooms.ts";

const maya = { userId: user("maya"), isEmailVerified: true, email: "Maya@northgate.example" };
const priya = { userId: user("priya"), isEmailVerified: true, email: "priya@northgate.example" };
const aiko = { userId: user("aiko"), isEmailVerified: true, email: "aiko@lakeside.example" };

test("the room of a single-user session admits only the person who started it, as proctor (4.021)", () => {
  const room = { startedBy: maya.userId, event: null };
  expect(getRoomRole(maya, room)).toBe("proctor");
  expect(getRoomRole(priya, room)).toBeNull();
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
  expect(getRoomRole(priya, room)).toBe("proctor");
  expect(getRoomRole(maya, room)).toBe("participant");
  expect(getRoomRole(aiko, room)).toBeNull();
  expect(getRoomRole({ ...priya, email: maya.email }, room)).toBeNull();
});

test("an organizer who also accepted the event is a proctor, and an archived event has no room", () => {
  const event = { organizers: [maya.email], creatorId: null, userIds: [maya.userId], isArchived: false };
  expect(getRoomRole(maya, { startedBy: maya.userId, event })).toBe("proctor");
  expect(getRoomRole(maya, { startedBy: maya.userId, event: { ...event, isArchived: true } })).toBeNull();
});
