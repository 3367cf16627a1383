import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fieldError } from "../field-errors.ts";
import { err, ok } from "../result.ts";
import { option, rowId, uuid } from "./choices.ts";
import { fieldErrorCode } from "./field-errors.ts";
import { wholeHours, wholeNumber } from "./numbers.ts";
import { optionalField, requiredField } from "./optional-fields.ts";
import { readWith } from "./read-with.ts";
import { readerStep } from "./reader-step.ts";
import { neededText, text } from "./text.ts";
import { day, moment } from "./times.ts";

const form = v.object({
  title: neededText({ max: 5, isName: true }, "EVENT_TITLE_REQUIRED"),
  note: text({ max: 5, lines: "many" }),
  users: requiredField("MAX_USERS_REQUIRED", wholeNumber({ min: 1, max: 20 })),
  duration: wholeHours({ min: 1, max: 4 }),
  account: requiredField("ACCOUNT_REQUIRED", rowId()),
  role: optionalField(option(["first", "second"])),
  attending: optionalField(uuid()),
  at: requiredField("EVENT_TIME_REQUIRED", moment()),
  followUp: optionalField(day({ earliest: "2000-01-01" as never, latest: "2030-01-01" as never })),
  rows: v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.maxLength(2, fieldErrorCode("TOO_MANY", { max: 2 })),
      v.array(v.object({ name: neededText({ max: 5 }) })),
    ),
    [],
  ),
});

const right = {
  title: "Class",
  users: 3,
  duration: 7200,
  account: 4,
  at: "2026-03-14T10:00:00Z",
};

test("valid input is read, and omitted optional fields are null", () => {
  expect(readWith(form, right)).toEqual(
    ok({
      ...right,
      note: null,
      role: null,
      attending: null,
      at: Date.parse(right.at),
      followUp: null,
      rows: [],
    }),
  );
});

test("all missing fields are reported with their own codes, in the order of the fields", () => {
  expect(readWith(form, { users: "", title: " \u200b" })).toEqual(
    err([
      fieldError("title", "EVENT_TITLE_REQUIRED"),
      fieldError("users", "MAX_USERS_REQUIRED"),
      fieldError("duration", "HOURS_OUT_OF_RANGE", { min: 1, max: 4 }),
      fieldError("account", "ACCOUNT_REQUIRED"),
      fieldError("at", "EVENT_TIME_REQUIRED"),
    ]),
  );
});

test("each field is reported once with its details, and a part of a list with its path", () => {
  const given = {
    ...right,
    title: "Too long a title",
    users: 21,
    duration: 3601,
    account: 2 ** 31,
    role: "third",
    attending: "nobody",
    at: "yesterday",
    followUp: "1999-12-31",
    rows: [{ name: "One" }, { name: 4 }],
  };
  expect(readWith(form, given, "event")).toEqual(
    err([
      fieldError("event.title", "TOO_LONG", { max: 5 }),
      fieldError("event.users", "OUT_OF_RANGE", { min: 1, max: 20 }),
      fieldError("event.duration", "NOT_WHOLE_HOURS"),
      fieldError("event.account", "NOT_AN_OPTION"),
      fieldError("event.role", "NOT_AN_OPTION"),
      fieldError("event.attending", "NOT_AN_OPTION"),
      fieldError("event.at", "NOT_A_DATE"),
      fieldError("event.followUp", "DATE_TOO_EARLY", { earliest: "2000-01-01" }),
      fieldError("event.rows.1.name", "WRONG_TYPE"),
    ]),
  );
});

test("a list that is too long is refused before its entries are read", () => {
  const read = readWith(form, { ...right, rows: Array.from({ length: 100_000 }, () => null) });
  expect(read).toEqual(err([fieldError("rows", "TOO_MANY", { max: 2 })]));
});

test("a schema without its own code reports WRONG_TYPE", () => {
  expect(readWith(v.object({ on: v.optional(v.boolean(), false) }), { on: "yes" })).toEqual(
    err([fieldError("on", "WRONG_TYPE")]),
  );
  expect(readWith(form, "text")).toEqual(err([fieldError("", "WRONG_TYPE")]));
});

test("errors of a rule over several parts have paths relative to its own field", () => {
  const pair = v.object({
    pair: v.pipe(
      v.unknown(),
      readerStep((path) => err([fieldError(`${path}first`, "REQUIRED"), fieldError("", "LISTED_TWICE")])),
    ),
  });
  expect(readWith(pair, { pair: {} })).toEqual(
    err([fieldError("pair.first", "REQUIRED"), fieldError("pair", "LISTED_TWICE")]),
  );
});

test("no input makes the reader throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ rows: fc.anything() })), (given) => {
      const read = readWith(form, given);
      if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
    }),
  );
});
