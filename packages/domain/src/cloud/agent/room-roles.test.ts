import { expect, test } from "vitest";
import type { KeycloakId } from "../../ids.ts";
import { rolesToSend } from "./room-roles.ts";

const [priya, maya, tomas] = ["priya", "maya", "tomas"] as KeycloakId[] as [
  KeycloakId,
  KeycloakId,
  KeycloakId,
];

test("only people whose role has changed or ended are sent to a machine", () => {
  const inRoom = [
    { id: priya, role: "proctor" },
    { id: maya, role: "participant" },
    { id: tomas, role: "proctor" },
  ] as const;
  const roles = new Map([
    [priya, "participant"],
    [tomas, "proctor"],
  ] as const);
  expect(rolesToSend(inRoom, roles)).toEqual([
    { id: priya, role: "participant" },
    { id: maya, role: null },
  ]);
  expect(rolesToSend(inRoom.slice(2), roles)).toEqual([]);
});
