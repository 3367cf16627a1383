import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseVersion } from "../version.ts";
import { mayOpenAdministration, type NavigationFacts, topBarLinks } from "./navigation.ts";
import { roles } from "./role.ts";

const facts = (overrides: Partial<NavigationFacts> = {}): NavigationFacts => ({
  roles: [],
  logbook: false,
  serviceTag: null,
  debugVist: false,
  clientVersion: parseVersion(null),
  ...overrides,
});

describe("the links of the top bar", () => {
  test("a person with no role and no logbook sees Home alone (1.007)", () => {
    expect(topBarLinks(facts())).toEqual(["home"]);
  });

  test("the logbook flag, or sys_admin, shows the logbook (1.008)", () => {
    expect(topBarLinks(facts({ logbook: true }))).toEqual(["home", "logbook"]);
    expect(topBarLinks(facts({ roles: ["sys_admin"] }))).toEqual(["home", "logbook", "administration"]);
  });

  test.each(roles)("administration for %s (1.009, X20)", (role) => {
    const expected = role === "demo" ? "forbidden" : "allowed";
    expect(mayOpenAdministration({ roles: [role] })).toBe(expected);
    expect(topBarLinks(facts({ roles: [role] })).includes("administration")).toBe(expected === "allowed");
  });

  test.each([
    ["a service tag and 1.1.0", { serviceTag: "S1", clientVersion: parseVersion("1.1.0") }, true],
    ["debug=vist and a newer client", { debugVist: true, clientVersion: parseVersion("2.0.0") }, true],
    ["a service tag and an older client", { serviceTag: "S1", clientVersion: parseVersion("1.0.99") }, false],
    ["an empty service tag", { serviceTag: "", clientVersion: parseVersion("1.1.0") }, false],
    ["no client", { serviceTag: "S1", debugVist: true }, false],
    ["neither tag nor debug", { clientVersion: parseVersion("9.9.9") }, false],
  ])("system with %s: %s (1.010)", (_what, given, shown) => {
    expect(topBarLinks(facts(given)).includes("system")).toBe(shown);
  });

  test("stand in one order, whoever looks", () => {
    const order = ["home", "logbook", "administration", "system"];
    fc.assert(
      fc.property(
        fc.record({
          roles: fc.subarray([...roles]),
          logbook: fc.boolean(),
          serviceTag: fc.option(fc.string()),
          debugVist: fc.boolean(),
          clientVersion: fc.constantFrom("0.9.0", "1.1.0", "3.0.0").map(parseVersion),
        }),
        (given) => {
          const links = topBarLinks(given);
          expect(links).toEqual(order.filter((link) => links.some((each) => each === link)));
          expect(links[0]).toBe("home");
        },
      ),
    );
  });
});
