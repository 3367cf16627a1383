import { expect, test } from "vitest";
import { builtAreas, isInArea, navigationLinks } from "./navigation.ts";

const everything = ["home", "logbook", "administration", "system"] as const;
const cookieNames = { serviceTag: "service_tag", clientVersion: "client_version" };
const onSimulator = "service_tag=SIM-7; client_version=1.1.0";

type Case = { roles?: string[]; logbook?: string; sections?: string[]; cookies?: string; search?: string };

function areasFor(
  { roles = [], logbook = "false", sections = ["logbook"], cookies = "", search = "" }: Case,
  built = everything,
) {
  const viewer = { roles, logbook, viewerAdminSections: sections };
  return navigationLinks({ viewer, cookies, cookieNames, search }, built).map(({ area }) => area);
}

test.each<[string, Case, string[]]>([
  ["a learner without a logbook", {}, ["home"]],
  ["a learner with a logbook (1.008)", { logbook: "true" }, ["home", "logbook"]],
  ["a system administrator", { roles: ["sys_admin"] }, ["home", "logbook", "administration"]],
  ["support (1.009)", { roles: ["support"] }, ["home", "administration"]],
  ["support without any sections", { roles: ["support"], sections: [] }, ["home"]],
  ["a demo account", { roles: ["demo"] }, ["home"]],
  ["unknown roles", { roles: ["offline_access"] }, ["home"]],
  ["a simulator (1.010)", { cookies: onSimulator }, ["home", "system"]],
  ["an old client", { cookies: "service_tag=SIM-7; client_version=1.0.9" }, ["home"]],
  [
    "debug=vist without a tag",
    { cookies: "client_version=2.0.0", search: "?debug=vist" },
    ["home", "system"],
  ],
  ["debug=vist without a client", { search: "?debug=vist" }, ["home"]],
])("%s", (_who, facts, areas) => {
  expect(areasFor(facts)).toEqual(areas);
});

test("an area that is not built has no link for anyone", () => {
  expect(areasFor({ roles: ["sys_admin"], cookies: onSimulator }, ["home", "logbook"] as never)).toEqual([
    "home",
    "logbook",
  ]);
});

test("home, the logbook and the administration are built", () => {
  expect(builtAreas).toEqual(everything);
});

test.each([
  ["/", "/", true],
  ["/logbook", "/", false],
  ["/logbook", "/logbook", true],
  ["/logbook/records/7", "/logbook", true],
  ["/logbooks", "/logbook", false],
])("%s is part of %s: %s", (path, href, inside) => {
  expect(isInArea(path, href)).toBe(inside);
});
