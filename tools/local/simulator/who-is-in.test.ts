import type { RoomUser } from "@cathedra/qt-bridge/frame-contract";
import { expect, test } from "vitest";
import { peopleMessages } from "./page/people-messages.ts";

const maya: RoomUser = {
  id: "maya",
  name: "Maya Lindqvist",
  role: "participant",
  inControl: true,
  connected: true,
  asks: null,
};
const types = (told: boolean | null, hasControl: boolean) =>
  peopleMessages({ told, hasControl, users: [maya] }).map(({ type }) => type);

test("gaining or losing control is reported before everything else", () => {
  expect(types(false, true)).toEqual(["controlGained", "usersUpdated"]);
  expect(types(true, false)).toEqual(["controlLost", "usersUpdated"]);
});

test("unchanged control is not reported", () => {
  expect(types(true, true)).toEqual(["usersUpdated"]);
  expect(types(false, false)).toEqual(["usersUpdated"]);
});

test("a reloaded frame reports who has control, whatever the previous frame reported", () => {
  expect(types(null, false)).toEqual(["controlLost", "usersUpdated"]);
  expect(types(null, true)).toEqual(["controlGained", "usersUpdated"]);
});
