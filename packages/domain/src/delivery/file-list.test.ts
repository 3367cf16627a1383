import { describe, expect, test } from "vitest";
import { isFileName, type ListElement, readFileList } from "./file-list.ts";

const values = { kind: "metric_values", name: "metric_values.json.gz" };
const attributes = {
  formatVersion: "2",
  run: "run-1",
  module: "carotid-stenting",
  moduleVersion: "2.1",
  exercise: "carotid-stenting-01",
  startedAt: "2026-11-20T10:00:00Z",
  endedAt: "2026-11-20T10:12:30.5+00:00",
  completed: "true",
};
const file = (of: Readonly<Record<string, string>>): ListElement => ({
  name: "File",
  attributes: of,
  children: [],
});
const listOf = (
  files: readonly Readonly<Record<string, string>>[],
  changed: Readonly<Record<string, string>> = {},
): ListElement => ({
  name: "ResultFileList",
  attributes: { ...attributes, ...changed },
  children: files.map(file),
});

test("a file list is read with all its attributes (12.032)", () => {
  const read = readFileList(
    listOf([
      values,
      {
        kind: "image",
        name: "roadmap.png",
        takenAt: "2026-11-20T10:01:00Z",
        title: "Roadmap",
        sha256: "AB".repeat(32),
      },
      { kind: "recording", name: "run.webm", duration: "750.5", poster: "roadmap.png" },
      { kind: "report", name: "report.html" },
    ]),
  );
  expect(read).toMatchObject({
    ok: true,
    value: {
      run: "run-1",
      isCompleted: true,
      startedAt: Date.parse(attributes.startedAt),
      endedAt: Date.parse(attributes.endedAt),
      files: [
        { name: "metric_values.json.gz", sha256: null, takenAt: null },
        { title: "Roadmap", takenAt: Date.parse("2026-11-20T10:01:00Z"), sha256: "ab".repeat(32) },
        { duration: 750.5, poster: "roadmap.png" },
        { kind: "report" },
      ],
    },
  });
});

const image = (name: string) => ({ kind: "image", name });

describe("an invalid file list is refused with the reason (12.032)", () => {
  test.each([
    ["another root element", { ...listOf([values]), name: "Results" }, { reason: "list_unreadable" }],
    ["another version", listOf([values], { formatVersion: "3" }), { reason: "list_version", known: 2 }],
    ["a run without id", listOf([values], { run: "" }), { reason: "list_attribute", attribute: "run" }],
    ["no module", listOf([values], { module: "" }), { reason: "list_attribute", attribute: "module" }],
    ["30 February", listOf([values], { startedAt: "2026-02-30T10:00:00Z" }), { attribute: "startedAt" }],
    ["a time without zone", listOf([values], { endedAt: "2026-11-20T10:00:00" }), { attribute: "endedAt" }],
    ["an invalid value of completed", listOf([values], { completed: "yes" }), { attribute: "completed" }],
    ["no metric values", listOf([image("a.png")]), { reason: "no_metric_values" }],
    [
      "two of them",
      listOf([values, { ...values, name: "more.json" }]),
      { reason: "too_many_of_kind", kind: "metric_values", most: 1 },
    ],
    [
      "a repeated name",
      listOf([values, image("a.png"), image("A.png")]),
      { reason: "file_listed_twice", file: "A.png" },
    ],
    ["a path", listOf([values, image("../../etc/passwd.png")]), { reason: "file_name" }],
    ["a Windows path", listOf([values, image("..\\a.png")]), { reason: "file_name" }],
    [
      "a picture with the extension .svg",
      listOf([values, image("a.svg")]),
      { reason: "file_name", file: "a.svg" },
    ],
    [
      "an unknown kind",
      listOf([values, { kind: "script", name: "a.js" }]),
      { attribute: "kind", file: "a.js" },
    ],
    ["a short digest", listOf([{ ...values, sha256: "abc" }]), { attribute: "sha256" }],
    [
      "a picture with a duration",
      listOf([values, { ...image("a.png"), duration: "3" }]),
      { attribute: "duration" },
    ],
    [
      "a recording with a negative duration",
      listOf([values, { kind: "recording", name: "a.webm", duration: "-1" }]),
      { attribute: "duration" },
    ],
    [
      "a title with a direction mark",
      listOf([values, { ...image("a.png"), title: "Road\u202emap" }]),
      { attribute: "title", file: "a.png" },
    ],
    [
      "a missing poster",
      listOf([values, { kind: "recording", name: "a.webm", poster: "a.png" }]),
      { reason: "poster_missing", file: "a.webm" },
    ],
    [
      "401 files",
      listOf([values, ...Array.from({ length: 400 }, (_, index) => image(`${index}.png`))]),
      { reason: "too_many_files", most: 400 },
    ],
    [
      "301 pictures",
      listOf([values, ...Array.from({ length: 301 }, (_, index) => image(`${index}.png`))]),
      { reason: "too_many_of_kind", kind: "image", most: 300 },
    ],
    [
      "an element within a file",
      { ...listOf([]), children: [{ ...file(values), children: [file(values)] }] },
      { reason: "list_unreadable" },
    ],
  ])("%s", (_what, list, refusal) => {
    expect(readFileList(list)).toMatchObject({ ok: false, error: refusal });
  });
});

test("a name is accepted only if every file system allows it", () => {
  for (const name of ["a.png", "metric_values.json.gz", "run 1 (2).webm", "_a", "x"])
    expect(isFileName(name)).toBe(true);
  for (const name of [
    "",
    ".",
    "..",
    ".a",
    "a.",
    "a ",
    "a/b",
    "a\\b",
    "a..b",
    "a\0b",
    "a:b",
    "ä.png",
    "x".repeat(151),
  ])
    expect([name, isFileName(name)]).toEqual([name, false]);
});
