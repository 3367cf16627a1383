import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { findPages } from "./find-pages.ts";

const pages: RouteObject[] = [
  { path: "logbook" },
  { path: "logbook/records" },
  { path: "logbook/records/create" },
  { path: "logbook/records/:id" },
  { path: "logbook/records/:id/copy" },
  { path: "progress/:uid?" },
  { path: "admin/groups" },
  { path: "admin/groups/this-week" },
  { path: "admin/groups/:id", children: [{ path: "people" }, { path: "people/:uid" }] },
  { path: "admin/courses/:id/*" },
  { path: "admin/*" },
];

test.each([
  "/logbook",
  "/Logbook/records/",
  "/logbook/records/create",
  "/logbook/records/7",
  "/logbook/records/a%20b/copy",
  "/logbook/records/7/other",
  "/progress",
  "/progress/7",
  "/admin/groups",
  "/admin/groups/this-week",
  "/admin/groups/7",
  "/admin/groups/7/people",
  "/admin/groups/7/people/8",
  "/admin/courses/7/part/c%20d",
  "/admin/other",
  "/elsewhere",
])("finds the pages of %s as the router does", (address) => {
  const expected = (matchRoutes(pages, address) ?? []).map(({ route, params }) => ({ page: route, params }));
  expect(findPages(pages, address)).toEqual(expected);
});

test("the start page of an area without a path is found", () => {
  const home = [{ index: true as const }];
  expect(findPages(home, "/").map(({ page }) => page)).toEqual(home);
});
