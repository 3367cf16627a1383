import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KeycloakId } from "../ids.ts";
import {
  addParticipant,
  chooseParticipantLevel,
  defaultParticipants,
  emptyParticipant,
  isEmptyParticipant,
  memberOptions,
  removeParticipant,
} from "./participants.ts";
import type { Participant } from "./record.ts";
import { levels } from "./values.ts";

const me = { keycloakId: "me" as KeycloakId, firstName: "Maya", lastName: "Lindqvist" };
const other = { keycloakId: "other" as KeycloakId, firstName: "Tomás", lastName: "Herrera" };

test("the current user is the default first participant (7.044)", () => {
  expect(defaultParticipants(me)).toEqual([
    { keycloakId: "me", name: "Maya Lindqvist", role: null, level: null },
  ]);
  expect(defaultParticipants({ ...me, firstName: "" })[0]?.name).toBe("Lindqvist");
});

describe("choosing a level (7.043)", () => {
  const rows = defaultParticipants(me);

  test("adds an empty row after the participant, in the middle too", () => {
    const two = [...rows, { ...emptyParticipant, name: "Lena Fischer" }];
    expect(chooseParticipantLevel(two, 0, "R3")).toEqual([
      { ...rows[0], level: "R3" },
      emptyParticipant,
      two[1],
    ]);
  });

  test("adds no second empty row when the level is changed again", () => {
    const once = chooseParticipantLevel(rows, 0, "R3");
    expect(chooseParticipantLevel(once, 0, "R4")).toHaveLength(2);
  });

  test("taking the level away, or a row that does not exist, adds none", () => {
    expect(chooseParticipantLevel(rows, 0, null)).toHaveLength(1);
    expect(chooseParticipantLevel(rows, 5, "R3")).toEqual(rows);
  });
});

test("a row is added after the last one, unless that is empty", () => {
  const [mine] = defaultParticipants(me);
  const stored = [{ ...mine, level: "R1" }] as readonly Participant[];
  const added = addParticipant(stored);
  expect(added).toEqual([...stored, emptyParticipant]);
  expect(addParticipant(added)).toBe(added);
});

test("rows from the second on can be removed, the first cannot (7.043)", () => {
  const rows = chooseParticipantLevel(defaultParticipants(me), 0, "R3");
  expect(removeParticipant(rows, 0)).toEqual(rows);
  expect(removeParticipant(rows, 1)).toEqual([rows[0]]);
  expect(removeParticipant(rows, -1)).toEqual(rows);
});

test("the current user is among the group's members, once (7.044)", () => {
  expect(memberOptions([other], me)).toEqual([me, other]);
  expect(memberOptions([other, me], me)).toEqual([other, me]);
});

test("after any changes the first row stays the current user, and each step adds one row at most", () => {
  const step = fc.oneof(
    fc.record({ at: fc.nat(4), level: fc.constantFrom(null, ...levels) }),
    fc.record({ remove: fc.nat(4) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const rows = steps.reduce<readonly Participant[]>(
        (current, each) =>
          "remove" in each
            ? removeParticipant(current, each.remove)
            : chooseParticipantLevel(current, each.at, each.level),
        defaultParticipants(me),
      );
      expect(rows[0]?.keycloakId).toBe("me");
      expect(rows.length).toBeLessThanOrEqual(steps.length + 1);
    }),
  );
});

test("a row is empty when nothing is in it", () => {
  expect(isEmptyParticipant({ ...emptyParticipant, name: "  " })).toBe(true);
  expect(isEmptyParticipant({ ...emptyParticipant, role: "Observer" })).toBe(false);
  expect(isEmptyParticipant({ ...emptyParticipant, keycloakId: me.keycloakId })).toBe(false);
});
