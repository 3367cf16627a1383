import { expect, test } from "vitest";
import type { GroupId } from "../ids.ts";
import { instant } from "../time.ts";
import {
  type Dismissal,
  isCovered,
  isDismissalEnd,
  reasonKey,
  type WeekReason,
  type WeekReasonKind,
} from "./reasons.ts";
import { readReminder, reminderLimits } from "./reminder.ts";
import { type WeekPerson, weekList } from "./week-list.ts";

const now = instant(1_800_000_000_000);
const dayMs = 86_400_000;
const inDays = (days: number) => instant(now + days * dayMs);

const reason = (kind: WeekReasonKind, of: number, daysAgo = 1): WeekReason => ({
  kind,
  key: reasonKey(kind, of),
  about: "",
  groupId: 1 as GroupId,
  at: inDays(-daysAgo),
  count: 1,
});

const person = (id: string, name: string, ...reasons: readonly WeekReason[]): WeekPerson => ({
  id,
  name,
  email: `${id}@example.org`,
  groups: [],
  reasons,
});

const all = { reason: null, search: "", isDismissed: false } as const;
const list = (
  people: readonly WeekPerson[],
  filter: Partial<Parameters<typeof weekList>[2]> = {},
  dismissals: ReadonlyMap<string, Dismissal> = new Map(),
) => weekList(people, dismissals, { ...all, ...filter }, now);
const ids = ({ people }: { readonly people: readonly WeekPerson[] }) => people.map(({ id }) => id);

const people = [
  person("a", "Åsa Ek", reason("quiet", 1), reason("unconfirmed", 1)),
  person("b", "Bo", reason("quiet", 1)),
  person("c", "Cia", reason("belowBenchmark", 7), reason("overdue", 3, 2), reason("overdue", 4, 9)),
  person("d", "Dan"),
];

test("each person with a reason is listed once, by urgency, number of reasons and name", () => {
  const found = list(people);
  expect(ids(found)).toEqual(["c", "a", "b"]);
  expect(found.people[0]?.reasons.map(({ key }) => key)).toEqual([
    "overdue:4",
    "overdue:3",
    "belowBenchmark:7",
  ]);
  expect(found.counts).toEqual([
    { kind: "overdue", people: 1 },
    { kind: "quiet", people: 2 },
    { kind: "unconfirmed", people: 1 },
    { kind: "belowBenchmark", people: 1 },
  ]);
});

test("filters by reason or text select people without changing their reasons or the counts", () => {
  const quiet = list(people, { reason: "quiet" });
  expect(ids(quiet)).toEqual(["a", "b"]);
  expect(quiet.people[0]?.reasons).toHaveLength(2);
  expect(quiet.counts).toHaveLength(4);
  expect(ids(list(people, { search: " asa " }))).toEqual(["a"]);
  expect(ids(list(people, { search: "B@EXAMPLE" }))).toEqual(["b"]);
});

test("a dismissal hides the reasons that it was made for, until its end", () => {
  const dismissals = new Map([
    ["c", { until: inDays(1), reasons: ["overdue:3", "overdue:4"] }],
    ["b", { until: inDays(1), reasons: ["quiet:1"] }],
  ]);
  const open = list(people, {}, dismissals);
  expect(ids(open)).toEqual(["a", "c"]);
  expect(open.people[1]?.reasons.map(({ key }) => key)).toEqual(["belowBenchmark:7"]);
  expect(open.dismissed).toBe(2);
  const covered = list(people, { isDismissed: true }, dismissals);
  expect(covered.people.map(({ id, reasons }) => [id, reasons.length])).toEqual([
    ["c", 2],
    ["b", 1],
  ]);
  const until = { until: now, reasons: ["quiet:1"] };
  expect(isCovered(reason("quiet", 1), until, instant(now - 1))).toBe(true);
  expect(isCovered(reason("quiet", 1), until, now)).toBe(false);
  expect(isCovered(reason("quiet", 2), until, instant(now - 1))).toBe(false);
});

test("a dismissal must end in the future, within 92 days", () => {
  expect(
    [now, instant(now + 1), inDays(92), instant(inDays(92) + 1)].map((until) => isDismissalEnd(until, now)),
  ).toEqual([false, true, true, false]);
});

test.each([
  "Please look at www.example.org",
  "see https://x.example/a",
  "write to me@example.org",
  "go to example.com now",
  "bit.ly/abc",
  "evil。example now",
])("a reminder with an address is refused: %s", (text) => {
  expect(readReminder(text)).toMatchObject({ ok: false, error: { path: "text", code: "HAS_ADDRESS" } });
});

test("a reminder keeps its lines, and its length is limited", () => {
  expect(readReminder(" Dear Åsa,\r\nplease continue, e.g. with 2.5 h. Thank you. ")).toEqual({
    ok: true,
    value: "Dear Åsa,\nplease continue, e.g. with 2.5 h. Thank you.",
  });
  expect(readReminder("a".repeat(reminderLimits.text)).ok).toBe(true);
  expect(readReminder("a".repeat(reminderLimits.text + 1))).toMatchObject({ error: { code: "TOO_LONG" } });
  expect(readReminder("  ")).toMatchObject({ error: { code: "REQUIRED" } });
});
