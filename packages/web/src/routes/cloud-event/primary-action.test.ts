import type { RoomUser } from "@cathedra/qt-bridge";
import { expect, test } from "vitest";
import { primaryAction } from "./primary-action.ts";

const aUser = (id: string, more: Partial<RoomUser> = {}): RoomUser => ({
  id,
  name: id,
  role: "participant",
  inControl: false,
  connected: true,
  asks: null,
  ...more,
});
const asks = (what: "control" | "help", since: number) => ({ asks: { what, since } });
const proctor = { isProctor: true, viewerId: "george" };
const viewer = { isProctor: false, viewerId: "maya" };

test("a proctor without control can take it, and one with control has no main action", () => {
  expect(primaryAction({ users: [], hasControl: false }, proctor)).toEqual({ kind: "take" });
  expect(primaryAction({ users: [], hasControl: true }, proctor)).toBeNull();
});

test("a proctor can give control to the first present person who requested it, whoever has it", () => {
  const users = [
    aUser("late", asks("control", 30)),
    aUser("helpless", asks("help", 1)),
    aUser("gone", { ...asks("control", 2), connected: false }),
    aUser("maya", asks("control", 20)),
  ];
  for (const hasControl of [true, false])
    expect(primaryAction({ users, hasControl }, proctor)).toMatchObject({
      kind: "give",
      user: { id: "maya" },
    });
});

test("a participant can request control or withdraw the request, but not while having control", () => {
  expect(primaryAction({ users: [aUser("maya")], hasControl: false }, viewer)).toEqual({ kind: "ask" });
  expect(primaryAction({ users: [aUser("maya", { inControl: true })], hasControl: true }, viewer)).toBeNull();
  const users = [aUser("maya", asks("control", 20)), aUser("tomas", asks("help", 10))];
  expect(primaryAction({ users, hasControl: false }, viewer)).toEqual({
    kind: "takeBack",
    what: "control",
    place: 2,
  });
});
