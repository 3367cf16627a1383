import { expect, test } from "vitest";
import { roles } from "./role.ts";
import { mayKeepSimulatorModules } from "./simulator-modules.ts";

test("product and sys_admin keep the modules of the simulator, and no other role (12.006)", () => {
  const allowed = roles.filter((role) => mayKeepSimulatorModules({ roles: [role] }) === "allowed");
  expect(allowed).toEqual(["sys_admin", "product"]);
  expect(mayKeepSimulatorModules({ roles: [] })).toBe("forbidden");
});
