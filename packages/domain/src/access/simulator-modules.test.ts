import { expect, test } from "vitest";
import { roles } from "./role.ts";
import { mayKeepSimulatorModules } from "./simulator-modules.ts";

test("only product and sys_admin may manage simulator modules (12.006)", () => {
  const allowed = roles.filter((role) => mayKeepSimulatorModules({ roles: [role] }) === "allowed");
  expect(allowed).toEqual(["sys_admin", "product"]);
  expect(mayKeepSimulatorModules({ roles: [] })).toBe("forbidden");
});
