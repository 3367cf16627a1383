import { expect, test } from "vitest";
import { detailsOf, shortSession, stripInWords, stripOf, toneOf } from "./machine-words.ts";

const noon = Date.UTC(2026, 2, 2, 12);
const minute = 60_000;
const at = (minutes: number, new_status: string, id = `${minutes}`) => ({
  id,
  updated_at: new Date(noon - minutes * minute).toISOString(),
  new_status,
});

test("the strip is the last hour, each status as wide as it lasted", () => {
  const parts = stripOf(
    [at(10, "started"), at(12, "starting"), at(90, "idle"), at(200, "off")],
    noon,
    60 * minute,
  );
  expect(parts.map(({ status, share }) => [status, share / minute])).toEqual([
    ["idle", 48],
    ["starting", 2],
    ["started", 10],
  ]);
  expect(stripInWords(parts)).toBe("Idle 48 minutes, Started 10 minutes, Starting 2 minutes");
});

test("a machine that is new fills only what it has been there for; clocks that differ take nothing", () => {
  expect(stripOf([at(3, "off")], noon, 60 * minute).map(({ share }) => share)).toEqual([3 * minute]);
  expect(stripOf([at(-1, "idle"), at(5, "off")], noon, 60 * minute)).toMatchObject([{ status: "off" }]);
  expect(stripOf([], noon, 60 * minute)).toEqual([]);
});

test("claimed for somebody and held by the portal are one in words (X41)", () => {
  const parts = stripOf([at(1, "idle"), at(2, "void"), at(3, "desired")], noon, 60 * minute);
  expect(stripInWords(parts)).toBe("Claimed 2 minutes, Idle 1 minute");
});

test("a tooltip says when, why, and when known who started what in which session (4.039)", () => {
  const change = {
    ...at(0, "started"),
    reason: "The session began",
    detail: null,
    started_by: { first_name: "Maya", last_name: "Lindqvist" },
    module_name: "Carotid Stenting",
    case_name: "Type I arch",
    session_id: "15fffa66-75d9-49a8-b712-a662510d896c",
  };
  expect(detailsOf(change).slice(1)).toEqual([
    "The session began",
    "Maya Lindqvist started Carotid Stenting, Type I arch",
    "Session 15fffa66-75d9-4…",
  ]);
  const bare = { ...change, started_by: null, module_name: null, case_name: null, session_id: null };
  expect(detailsOf({ ...bare, detail: "no licence" }).slice(1)).toEqual(["The session began: no licence"]);
});

test("what this version does not know looks like a danger", () => {
  expect(toneOf("asleep")).toBe("danger");
  expect(shortSession("short")).toBe("short");
});
