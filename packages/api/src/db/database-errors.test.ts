import { expect, test } from "vitest";
import { isContention, isDatabaseUnavailable } from "./database-errors.ts";

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

test.each([
  withFields("connect ECONNREFUSED", { code: "ECONNREFUSED", syscall: "connect" }),
  withFields("connect ENOENT /run/postgresql", { code: "ENOENT", syscall: "connect" }),
  withFields("getaddrinfo ENOTFOUND db", { code: "ENOTFOUND", syscall: "getaddrinfo" }),
  withFields("read ECONNRESET", { code: "ECONNRESET", syscall: "read" }),
  withFields("terminating connection due to administrator command", { code: "57P01" }),
  withFields("the database system is starting up", { code: "57P03" }),
  withFields("sorry, too many clients already", { code: "53300" }),
  withFields("connection failure", { code: "08006" }),
  new Error("timeout exceeded when trying to connect"),
  new Error("Connection terminated unexpectedly"),
  new Error("Query read timeout"),
  new AggregateError([withFields("connect ECONNREFUSED ::1", { code: "ECONNREFUSED", syscall: "connect" })]),
])("an error counts as an outage of the database: $message", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  withFields("duplicate key", { code: "23505" }),
  withFields("canceling statement due to statement timeout", { code: "57014" }),
  withFields("no such file", { code: "ENOENT", syscall: "open" }),
  new Error("a bug"),
  new TypeError("Cannot read properties of undefined"),
  "ECONNREFUSED",
  undefined,
])("an error does not count as an outage of the database: %s", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test("a lock held by others is contention, not an outage, and can be retried", () => {
  for (const code of ["55P03", "40P01", "57014"]) {
    const error = withFields("canceling statement due to lock timeout", { code });
    expect([isDatabaseUnavailable(error), isContention(error)]).toEqual([false, true]);
  }
  expect([new Error("a bug"), undefined].map(isContention)).toEqual([false, false]);
});
