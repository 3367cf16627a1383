import { expect, test } from "vitest";
import { getHomeQueues } from "./home-queues.ts";

test.each<[string, string[], string[], string[]]>([
  ["a trainee", [], [], []],
  ["a demo account", ["demo"], [], []],
  ["a group's admin", ["group_admin"], ["groups"], ["classes"]],
  [
    "an admin of a customer with vouchers",
    ["customer_admin"],
    ["accounts", "groups", "cloud-case-vouchers", "events"],
    ["classes", "events", "hours", "vouchers"],
  ],
  ["support", ["support"], ["feedback"], ["starts", "feedback"]],
  ["product", ["product"], ["feedback"], ["feedback", "releases"]],
  ["qa", ["qa"], ["feedback"], ["feedback"]],
  [
    "a system administrator",
    ["sys_admin"],
    ["events", "cloud-case-vouchers"],
    ["starts", "stations", "feedback", "work", "releases"],
  ],
  ["support who administers a group", ["support", "group_admin"], [], ["classes", "starts", "feedback"]],
])("home page queues of %s", (_who, roles, sections, expected) => {
  expect(getHomeQueues(roles, sections)).toEqual(expected);
});
