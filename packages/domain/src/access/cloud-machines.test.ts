import fc from "fast-check";
import { expect, test } from "vitest";
import { anyActor, user } from "../../test/builders.ts";
import { mayAdministerMachines, mayEndSession } from "./cloud-machines.ts";

test("the fleet is sys_admin's, and for everybody else it is not there (4.050)", () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      expect(mayAdministerMachines(actor)).toBe(actor.roles.includes("sys_admin") ? "allowed" : "hidden");
    }),
  );
});

const session = { startedBy: user(1), creator: user(2), organizers: ["ana@north.example"], isEvent: true };
const person = (n: number, email = "someone@north.example") => ({ roles: [], userId: user(n), email });

test.each([
  ["who began it", person(1), session, "allowed"],
  ["the event's creator", person(2), session, "allowed"],
  ["an organizer by address, however it is written", person(3, "Ana@North.example"), session, "allowed"],
  ["a system administrator", { ...person(4), roles: ["sys_admin" as const] }, session, "allowed"],
  ["anybody else", person(5), session, "hidden"],
  ["whoever made the voucher of one person's case", person(2), { ...session, isEvent: false }, "hidden"],
] as const)("%s (4.022, 4.041, X29)", (_who, actor, of, decision) => {
  expect(mayEndSession(actor, of)).toBe(decision);
});
