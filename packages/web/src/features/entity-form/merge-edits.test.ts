import { describe, expect, test } from "vitest";
import { emailField } from "../email-fields/email-field.ts";
import { mergeEdits } from "./merge-edits.ts";

type Form = {
  readonly lastDay: string;
  readonly maxUses: number;
  readonly chosen: ReadonlySet<string>;
};

const base: Form = { lastDay: "2026-12-01", maxUses: 5, chosen: new Set(["a", "b", "c"]) };

test("the other person's changes are kept, with the own changes on top", () => {
  const theirs = { lastDay: "2027-01-31", maxUses: 3, chosen: new Set(["a", "b"]) };
  expect(mergeEdits({ base, theirs, mine: { ...base, maxUses: 8 } })).toEqual({ ...theirs, maxUses: 8 });
  expect(mergeEdits({ base, theirs, mine: base })).toEqual(theirs);
});

test("additions and removals of both people are kept in a set", () => {
  const theirs = { ...base, chosen: new Set(["a", "b", "d"]) };
  const mine = { ...base, chosen: new Set(["b", "c", "e"]) };
  expect(mergeEdits({ base, theirs, mine }).chosen).toEqual(new Set(["b", "d", "e"]));
  // The same choices in another order are not a change.
  const same = { ...base, chosen: new Set(["c", "b", "a"]) };
  expect(mergeEdits({ base, theirs, mine: same }).chosen).toEqual(theirs.chosen);
});

test("addresses are merged regardless of case, and new fields are added", () => {
  const of = (...emails: readonly string[]) => ({ admins: emails.map((email) => emailField(email)) });
  const merged = mergeEdits({
    base: of("a@x.example", "b@x.example"),
    theirs: of("a@x.example", "c@x.example", "d@x.example"),
    mine: of("A@x.example", "b@x.example", "C@x.example", "e@x.example"),
  });
  expect(merged.admins.map(({ email }) => email)).toEqual([
    "a@x.example",
    "c@x.example",
    "d@x.example",
    "e@x.example",
  ]);
});

test("fields that belong together are merged together", () => {
  const place = { day: "2026-12-01", time: "10:00", name: "A" };
  const theirs = { day: "2026-12-02", time: "10:00", name: "B" };
  const merged = mergeEdits({ base: place, theirs, mine: { ...place, time: "11:00" } }, [["day", "time"]]);
  expect(merged).toEqual({ day: "2026-12-01", time: "11:00", name: "B" });
});

type Case = readonly [
  base: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
  merged: readonly string[],
];

describe.each<readonly [string, (each: readonly string[]) => unknown]>([
  ["a choice", (each) => new Set(each)],
  ["a list of addresses", (each) => each.map((name) => emailField(`${name}@x.example`))],
])("of %s", (_, field) => {
  const values = (value: unknown) =>
    value instanceof Set
      ? [...value]
      : (value as { email: string }[]).map(({ email }) => email.split("@")[0]);

  test.each<Case>([
    // Without own changes the other person's version is taken unchanged.
    [["a"], ["b"], ["a"], ["b"]],
    [["a", "b"], [], ["b", "a"], []],
    [[], ["a"], [], ["a"]],
    // The lists have the same length: one element was exchanged.
    [["a"], ["a"], ["b"], ["b"]],
    [
      ["a", "b"],
      ["a", "b", "x"],
      ["a", "c"],
      ["a", "x", "c"],
    ],
    // Elements were only removed, or only added.
    [["a", "b"], ["a", "b", "x"], ["a"], ["a", "x"]],
    [["a"], ["x"], ["a", "b"], ["x", "b"]],
    [["a"], ["a"], [], []],
    [[], ["x"], ["a"], ["x", "a"]],
    // Both added the same, and both removed the same.
    [["a"], ["a", "b"], ["a", "b"], ["a", "b"]],
    [["a", "b"], ["a"], ["a"], ["a"]],
  ])("%j with the changes to %j and to %j is merged to %j", (base, theirs, mine, merged) => {
    const edits = {
      base: { field: field(base) },
      theirs: { field: field(theirs) },
      mine: { field: field(mine) },
    };
    expect(values(mergeEdits(edits).field)).toEqual(merged);
  });
});

test("a set or list that exists only in the own version is taken over", () => {
  const chosen = new Set(["a"]);
  const listed = [emailField("a@x.example")];
  for (const [base, theirs, mine] of [
    [undefined, new Set(["b"]), chosen],
    [new Set(["b"]), undefined, chosen],
    [undefined, [emailField("b@x.example")], listed],
    [[emailField("b@x.example")], undefined, listed],
    [new Set(["b"]), new Set(["c"]), undefined],
    [[], [emailField("c@x.example")], undefined],
  ] as const)
    expect(
      mergeEdits<{ field: unknown }>({
        base: { field: base },
        theirs: { field: theirs },
        mine: { field: mine },
      }),
    ).toEqual({ field: mine });
});

test("unchanged related fields keep the other person's values, and other fields are not affected", () => {
  const place = { day: "1", time: "10", name: "A" };
  const theirs = { day: "2", time: "11", name: "B" };
  const together = [["day", "time"]] as const;
  expect(mergeEdits({ base: place, theirs, mine: place }, together)).toEqual(theirs);
  expect(mergeEdits({ base: place, theirs, mine: { ...place, name: "C" } }, together)).toEqual({
    ...theirs,
    name: "C",
  });
  expect(mergeEdits({ base: place, theirs, mine: { ...place, day: "3" } }, together)).toEqual({
    day: "3",
    time: "10",
    name: "B",
  });
  expect(mergeEdits({ base: place, theirs, mine: { ...place, day: "3" } })).toEqual({ ...theirs, day: "3" });
});
