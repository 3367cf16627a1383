import type { RoomUser } from "@cathedra/qt-bridge";
import { expect, test } from "vitest";
import { emptyRoom } from "../../features/room/room-state.ts";
import { controllerText, getFacts, inOrder, notHere, ownRequest } from "./people.ts";

const user = (id: string, facts: Partial<RoomUser> = {}): RoomUser => ({
  id,
  name: id,
  role: "participant",
  inControl: false,
  connected: true,
  asks: null,
  ...facts,
});

test("the person in control is listed first, then proctors, then the others by name", () => {
  const users = [
    user("Nils"),
    user("Maya"),
    user("Priya", { role: "proctor" }),
    user("Zoe", { inControl: true }),
  ];
  expect(inOrder(users).map(({ id }) => id)).toEqual(["Zoe", "Priya", "Maya", "Nils"]);
});

test("a person's role and state in the room are described", () => {
  expect(getFacts(user("Priya", { role: "proctor", inControl: true }))).toEqual(["Proctor", "in control"]);
  expect(getFacts(user("Maya", { connected: false }))).toEqual(["Participant", "connection lost"]);
});

test("people who accepted the event but are not in the room are listed", () => {
  const listed = ["Maya", "Nils"].map((name) => ({ keycloak_id: name, first_name: name, last_name: "X" }));
  expect(notHere(listed, [user("Maya")])).toEqual(["Nils X"]);
});

test("the own request shows its position among earlier ones", () => {
  const users = [
    user("Nils", { asks: { what: "help", since: 10 } }),
    user("Maya", { asks: { what: "control", since: 20 } }),
    user("Zoe"),
  ];
  expect(ownRequest(users, "Maya")).toEqual({ what: "control", place: 2 });
  expect(ownRequest(users, "Nils")).toEqual({ what: "help", place: 1 });
  expect([ownRequest(users, "Zoe"), ownRequest(users, undefined)]).toEqual([null, null]);
});

test("a person who gains control sees it at once, before the frame reports the list of people", () => {
  const users = [user("George", { inControl: true }), user("Maya")];
  expect(controllerText({ ...emptyRoom, users }, "Maya")).toBe("George has control");
  expect(controllerText({ ...emptyRoom, users, hasControl: true }, "Maya")).toBe("You have control");
  // The person loses control in the same step in which the new holder becomes known.
  expect(controllerText({ ...emptyRoom, users }, "George")).toBe("You have control");
  expect(controllerText(emptyRoom, "Maya")).toBe("You are watching");
  expect(controllerText({ ...emptyRoom, users, connection: "lost" }, "George")).toBe("");
});
