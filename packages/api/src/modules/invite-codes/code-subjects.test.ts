import type { UserId } from "@cathedra/domain";
import { expect, test } from "vitest";
import { codeSubjects } from "./code-subjects.ts";

const network = (address: string) => codeSubjects("id" as UserId, address).address;

test("an IPv4 address counts as one subject in every notation", () => {
  expect(network("192.0.2.7")).toBe("address:192.0.2.7");
  expect(network("::ffff:192.0.2.7")).toBe("address:192.0.2.7");
  expect(network("192.0.2.8")).not.toBe(network("192.0.2.7"));
});

test("IPv6 addresses count by their first 64 bits", () => {
  const first = "address:2001:db8:0:7::/64";
  for (const address of [
    "2001:db8:0:7::1",
    "2001:0DB8:0000:0007:ffff::",
    "2001:db8::7:1:2:3:4",
    "2001:db8:0:7::%eth0",
  ]) {
    expect(network(address)).toBe(first);
  }
  expect(network("2001:db8:0:8::1")).not.toBe(first);
  expect(network("::1")).toBe("address:0:0:0:0::/64");
});

test("a person counts by their own id", () => {
  expect(codeSubjects("id" as UserId, "::1").user).toBe("user:id");
});
