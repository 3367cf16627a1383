import { PassThrough } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { unavailable } from "../errors.ts";
import { loggerOptions } from "./logger.ts";

function written(fields: object): string {
  const out = new PassThrough();
  pino(loggerOptions("info"), out).info(fields, "said");
  return String(out.read());
}

test("values that people typed are removed from database errors", () => {
  const fromPostgres = Object.assign(new Error('invalid input syntax for type date: "typed by a person"'), {
    name: "error",
    severity: "ERROR",
    code: "22007",
    detail: "Key (indication)=(typed by a person)",
    where: "typed by a person",
    parameters: ["typed by a person"],
    table: "logbook_record",
    constraint: "some_check",
  });
  const line = written({ err: fromPostgres });
  expect(line).not.toContain("typed by a person");
  expect(JSON.parse(line).err).toMatchObject({
    code: "22007",
    table: "logbook_record",
    constraint: "some_check",
  });
});

test("credentials are removed wherever they are logged", () => {
  const line = written({
    authorization: "Bearer secret",
    headers: { authorization: "Bearer secret" },
    request: { headers: { authorization: "Bearer secret", cookie: "secret" } },
  });
  expect(line).not.toContain("secret");
  expect(line).toContain("[redacted]");
});

test("an internal error keeps its message and its stack", () => {
  const { err } = JSON.parse(written({ err: new TypeError("a bug") }));
  expect(err).toMatchObject({
    type: "TypeError",
    message: "a bug",
    stack: expect.stringContaining("logger.test.ts"),
  });
});

test("an address is logged without its query, which may hold a signature or a search text", () => {
  const { req } = JSON.parse(
    written({ req: { method: "GET", url: "/api/objects/a?signature=x", ip: "::1" } }),
  );
  expect(req).toEqual({ method: "GET", path: "/api/objects/a", address: "::1" });
});

test("the cause of an unavailability is logged, also when it is only a short message", () => {
  const { err } = JSON.parse(written({ err: unavailable("the event loop lags").cause }));
  expect(err).toMatchObject({ message: "the event loop lags" });
});
