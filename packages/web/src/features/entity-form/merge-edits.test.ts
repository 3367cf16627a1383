import { expect, test } from "vitest";
import { emailField } from "../email-fields/email-field.ts";
import { mergeEdits } from "./merge-edits.ts";

type Form = {
  readonly lastDay: string;
  readonly maxUses: number;
  readonly chosen: ReadonlySet<string>;
};

const base: Form = { lastDay: "2026-12-01", maxUses: 5, chosen: new Set(["a", "b", "c"]) };

test("what the other one changed stays, with what the person changed on top", () => {
  const theirs = { lastDay: "2027-01-31", maxUses: 3, chosen: new Set(["a", "b"]) };
  expect(mergeEdits({ base, theirs, mine: { ...base, maxUses: 8 } })).toEqual({ ...theirs, maxUses: 8 });
  expect(mergeEdits({ base, theirs, mine: base })).toEqual(theirs);
});

test("of a choice both keep what they added and took away", () => {
  const theirs = { ...base, chosen: new Set(["a", "b", "d"]) };
  const mine = { ...base, chosen: new Set(["b", "c", "e"]) };
  expect(mergeEdits({ base, theirs, mine }).chosen).toEqual(new Set(["b", "d", "e"]));
  // Chosen back in another order: not changed.
  const same = { ...base, chosen: new Set(["c", "b", "a"]) };
  expect(mergeEdits({ base, theirs, mine: same }).chosen).toEqual(theirs.chosen);
});

test("of addresses too, whatever their capitals; fields that are new are new", () => {
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

test("fields that go together are taken together", () => {
  const place = { day: "2026-12-01", time: "10:00", name: "A" };
  const theirs = { day: "2026-12-02", time: "10:00", name: "B" };
  const merged = mergeEdits({ base: place, theirs, mine: { ...place, time: "11:00" } }, [["day", "time"]]);
  expect(merged).toEqual({ day: "2026-12-01", time: "11:00", name: "B" });
});
