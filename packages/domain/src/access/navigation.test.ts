import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseVersion } from "../version.ts";
import { getAdminSections } from "./administration.ts";
import {
  bottomBarSections,
  manageAddress,
  mayOpenAdministration,
  type NavigationFacts,
  navigationSections,
  type SectionFacts,
  topBarLinks,
} from "./navigation.ts";
import { type Role, roles } from "./role.ts";

const facts = (overrides: Partial<NavigationFacts> = {}): NavigationFacts => ({
  roles: [],
  logbook: false,
  serviceTag: null,
  debugVist: false,
  clientVersion: parseVersion(null),
  ...overrides,
});

describe("links of the top bar", () => {
  test("a person with no role and no logbook sees Home alone (1.007)", () => {
    expect(topBarLinks(facts())).toEqual(["home"]);
  });

  test("a person with the logbook flag, or sys_admin, sees the link to the logbook (1.008)", () => {
    expect(topBarLinks(facts({ logbook: true }))).toEqual(["home", "logbook"]);
    expect(topBarLinks(facts({ roles: ["sys_admin"] }))).toEqual(["home", "logbook", "administration"]);
  });

  test.each(roles)("the administration link for %s (1.009, X20)", (role) => {
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
  ])("the system link is shown with %s: %s (1.010)", (_what, given, shown) => {
    expect(topBarLinks(facts(given)).includes("system")).toBe(shown);
  });

  test("the links have the same order for every person", () => {
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

const noRights: SectionFacts = {
  mayUseLogbook: false,
  mayCreateRecord: false,
  isAttending: false,
  mayManage: false,
};
const trainee = { ...noRights, mayUseLogbook: true, mayCreateRecord: true };
const getNames = (facts?: SectionFacts) => navigationSections(facts).map(({ id }) => id);
const everyones = ["home", "learn", "simulate", "results"];

describe("sections below the top bar", () => {
  test.each<[string, SectionFacts | undefined, string[]]>([
    ["a person who is still being loaded", undefined, everyones],
    ["a learner without a logbook", noRights, everyones],
    ["a trainee", trainee, [...everyones, "logbook"]],
    ["an attending", { ...noRights, isAttending: true }, [...everyones, "logbook"]],
    ["an admin", { ...noRights, isAttending: true, mayManage: true }, [...everyones, "manage"]],
    ["an admin with a logbook", { ...trainee, mayManage: true }, [...everyones, "logbook", "manage"]],
  ])("%s sees the sections of that role", (_who, facts, expected) => {
    expect(getNames(facts)).toEqual(expected);
  });

  test("an attending without a logbook sees only the confirmations in the logbook section", () => {
    const sections = navigationSections({ ...noRights, isAttending: true });
    expect(sections.find(({ id }) => id === "logbook")?.pages).toEqual(["confirmations"]);
  });

  test("a trainee sees all logbook pages except the confirmations", () => {
    const logbook = navigationSections(trainee).find(({ id }) => id === "logbook");
    expect(logbook?.pages).toEqual(["logbook", "records", "totals"]);
  });
});

describe("bottom bar", () => {
  const bar = (facts: SectionFacts) => {
    const { before, after } = bottomBarSections(navigationSections(facts), facts.mayCreateRecord);
    return [before.map(({ id }) => id), after.map(({ id }) => id)];
  };

  test.each<[string, SectionFacts, string[][]]>([
    ["a trainee", trainee, [["home", "learn"], ["results"]]],
    [
      "a learner without a logbook",
      noRights,
      [
        ["home", "learn"],
        ["simulate", "results"],
      ],
    ],
    [
      "an admin",
      { ...noRights, mayManage: true },
      [
        ["home", "manage"],
        ["learn", "simulate"],
      ],
    ],
    [
      "an attending",
      { ...noRights, isAttending: true },
      [
        ["home", "logbook"],
        ["learn", "simulate"],
      ],
    ],
    ["an admin who logs cases", { ...trainee, mayManage: true }, [["home", "manage"], ["learn"]]],
  ])("%s", (_who, facts, expected) => {
    expect(bar(facts)).toEqual(expected);
  });

  test("the bar has at most five entries, and among five the action is in the middle", () => {
    fc.assert(
      fc.property(
        fc.record({
          mayUseLogbook: fc.boolean(),
          mayCreateRecord: fc.boolean(),
          isAttending: fc.boolean(),
          mayManage: fc.boolean(),
        }),
        (facts) => {
          const [before = [], after = []] = bar(facts);
          const more = 1;
          expect(before.length + after.length + more + Number(facts.mayCreateRecord)).toBe(5);
          if (facts.mayCreateRecord) expect(before.length).toBe(after.length + more);
        },
      ),
    );
  });
});

test.each<[Role, string]>([
  ["support", "/admin/people"],
  ["product", "/admin/software"],
  ["qa", "/admin/feedback"],
  ["customer_admin", "/admin"],
  ["group_admin", "/admin"],
  ["sys_admin", "/admin"],
])("Manage links %s to %s", (role, address) => {
  const sections = getAdminSections({ roles: [role], lists: [] });
  expect(manageAddress(sections.map(({ key }) => key))).toBe(address);
  // The link leads to a section that the person may see.
  expect(address === "/admin" || sections.some(({ path }) => path === address)).toBe(true);
});
