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

describe("choosing a participant's level (7.043)", () => {
  const rows = defaultParticipants(me);

  test("an empty row is added after the participant, also in the middle of the list", () => {
    const two = [...rows, { ...emptyParticipant, name: "Lena Fischer" }];
    expect(chooseParticipantLevel(two, 0, "R3")).toEqual([
      { ...rows[0], level: "R3" },
      emptyParticipant,
      two[1],
    ]);
  });

  test("changing the level again does not add a second empty row", () => {
    const once = chooseParticipantLevel(rows, 0, "R3");
    expect(chooseParticipantLevel(once, 0, "R4")).toHaveLength(2);
  });

  test("clearing the level, or an index without a row, adds no row", () => {
    expect(chooseParticipantLevel(rows, 0, null)).toHaveLength(1);
    expect(chooseParticipantLevel(rows, 5, "R3")).toEqual(rows);
  });
});

test("a row is added at the end unless the last row is empty", () => {
  const [mine] = defaultParticipants(me);
  const stored = [{ ...mine, level: "R1" }] as readonly Participant[];
  const added = addParticipant(stored);
  expect(added).toEqual([...stored, emptyParticipant]);
  expect(addParticipant(added)).toBe(added);
});

test("all rows except the first can be removed (7.043)", () => {
  const rows = chooseParticipantLevel(defaultParticipants(me), 0, "R3");
  expect(removeParticipant(rows, 0)).toEqual(rows);
  expect(removeParticipant(rows, 1)).toEqual([rows[0]]);
  expect(removeParticipant(rows, -1)).toEqual(rows);
});

test("the current user is offered exactly once among the group members (7.044)", () => {
  expect(memberOptions([other], me)).toEqual([me, other]);
  expect(memberOptions([other, me], me)).toEqual([other, me]);
});

test("after any changes the first row is the current user, and each change adds at most one row", () => {
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

test("a row is empty if it has no name, role and account", () => {
  expect(isEmptyParticipant({ ...emptyParticipant, name: "  " })).toBe(true);
  expect(isEmptyParticipant({ ...emptyParticipant, role: "Observer" })).toBe(false);
  expect(isEmptyParticipant({ ...emptyParticipant, keycloakId: me.keycloakId })).toBe(false);
});
