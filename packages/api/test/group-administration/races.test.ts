import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { accept } from "../groups/invitation-helpers.ts";
import { type Caller, setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import {
  aGroup,
  createMutation,
  decideOutcome,
  northgate,
  remove,
  removeAllMutation,
  removeMutation,
  undoMutation,
} from "./group-administration-helpers.ts";

const callers = 10;
const rounds = [1, 2, 3, 4, 5];

const portal = setUpCastApp([], { processes: 3, database: { poolSize: callers } });

/** Calls at once, on connections that are open already: on a cold pool the calls follow each other. */
async function atOnce(calls: readonly (() => Promise<string>)[]): Promise<readonly string[]> {
  await Promise.all(
    Array.from({ length: callers }, () => portal.database.pool.query("select pg_sleep(0.05)")),
  );
  return Promise.all(calls.map((call) => call()));
}

const many = (call: () => Promise<string>) => Array.from({ length: callers }, () => call);
const asking = (who: Caller, query: string, variables: object) => async () =>
  decideOutcome(await portal.ask(who, query, variables));

async function getMembers(groupId: number): Promise<readonly string[]> {
  const rows = await unbranded(portal.database.db)
    .selectFrom("customer_group_member")
    .select("user_id")
    .where("group_id", "=", groupId)
    .execute();
  return rows.map(({ user_id }) => user_id).toSorted();
}

async function written(subject: number, action: string): Promise<number> {
  const rows = await portal.database.db
    .selectFrom("audit_log")
    .select("id")
    .where("subject", "=", String(subject))
    .where("action", "=", action)
    .execute();
  return rows.length;
}

test("many simultaneous attempts to undo restore the group once", async () => {
  for (const round of rounds) {
    const { id } = await aGroup(portal, { learners: [cast.maya, cast.tomas] });
    const before = await getMembers(id);
    const { undo } = await remove(portal, cast.george, northgate, id);
    const outcomes = await atOnce(many(asking(cast.george, undoMutation, { undoId: undo.undoId })));
    expect(outcomes, `round ${round}`).toEqual(Array(callers).fill("ok"));
    expect(await getMembers(id)).toEqual(before);
    expect(await written(id, "group.restored"), `round ${round}`).toBe(1);
  }
});

test("many simultaneous deletions delete the group once, with one offer to undo", async () => {
  for (const round of rounds) {
    const { id } = await aGroup(portal);
    const asked = { customerId: northgate, id };
    const outcomes = await atOnce(many(asking(cast.george, removeMutation, asked)));
    expect(outcomes, `round ${round}`).toEqual(Array(callers).fill("ok"));
    expect(await written(id, "group.removed"), `round ${round}`).toBe(1);
  }
});

test("a person who joins during a deletion is a member after restoring or was refused, but never lost", async () => {
  for (const round of rounds) {
    const { id, invitationCode } = await aGroup(portal);
    const code = invitationCode?.code ?? "";
    let undoId = "";
    const [joined] = await atOnce([
      async () => decideOutcome(await accept(portal, cast.aiko, code)),
      async () => {
        ({ undoId } = (await remove(portal, cast.george, northgate, id)).undo);
        return "ok";
      },
    ]);
    expect(await getMembers(id), `round ${round}`).toEqual([]);
    expect(await asking(cast.george, undoMutation, { undoId })()).toBe("ok");
    expect((await getMembers(id)).includes(cast.aiko.userId), `round ${round}`).toBe(joined === "ok");
  }
});

test("people who are restored while they join again are members once", async () => {
  for (const round of rounds) {
    const { id, invitationCode } = await aGroup(portal, { learners: [cast.maya, cast.tomas] });
    const before = await getMembers(id);
    const { removeAllUsers } = await portal.get<{ removeAllUsers: { undo: { undoId: string } } }>(
      cast.priya,
      removeAllMutation,
      { id },
    );
    const outcomes = await atOnce([
      asking(cast.priya, undoMutation, { undoId: removeAllUsers.undo.undoId }),
      async () => decideOutcome(await accept(portal, cast.maya, invitationCode?.code ?? "")),
    ]);
    expect(outcomes[0], `round ${round}`).toBe("ok");
    expect(["ok", "GROUP_JOIN_ONCE"]).toContain(outcomes[1]);
    expect(await getMembers(id), `round ${round}`).toEqual(before);
  }
});

test("if a group's name is taken while the group is restored, only one of the two succeeds", async () => {
  for (const round of rounds) {
    const { id, name } = await aGroup(portal);
    const { undo } = await remove(portal, cast.george, northgate, id);
    const made = { customer_id: northgate, name, admin: cast.priya.email };
    const outcomes = await atOnce([
      asking(cast.george, undoMutation, { undoId: undo.undoId }),
      asking(cast.george, createMutation, made),
    ]);
    expect([
      ["ok", "INVALID_INPUT"],
      ["UNDO_NOT_POSSIBLE", "ok"],
    ]).toContainEqual(outcomes);
    const standing = await unbranded(portal.database.db)
      .selectFrom("customer_group")
      .select("id")
      .where("name", "=", name)
      .where("removed_at", "is", null)
      .execute();
    expect(standing, `round ${round}`).toHaveLength(1);
  }
});

test("many simultaneous calls with one key create one group", async () => {
  for (const round of rounds) {
    const made = {
      customer_id: northgate,
      name: `Once ${round}`,
      admin: cast.priya.email,
      key: `once-${round}`,
    };
    const outcomes = await atOnce(many(asking(cast.george, createMutation, made)));
    expect(outcomes, `round ${round}`).toEqual(Array(callers).fill("ok"));
  }
});
