import { cast } from "@cathedra/test-fixtures";
import { describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import {
  confirm,
  forgetAll,
  getAttending,
  giveBack,
  listed,
  requestConfirmation,
} from "./confirmation-requests.ts";

const { maya, tomas, priya, george, eleanor, ruth } = cast;

const portal = setUpCastApp();

describe("the list of an attending", () => {
  test("the list of an attending lists the longest waiting first, by page and also by trainee, without other people's identifiers (X115)", async () => {
    await forgetAll(portal);
    const ids: string[] = [];
    for (const who of [maya, tomas, maya, tomas, maya])
      ids.push(
        (await requestConfirmation(portal, { who, participants: [], optionalIdentifier: "mine" })).record.id,
      );
    const seen: string[] = [];
    for (let after: string | null = null, pages = 0; pages < 4; pages += 1) {
      const page = await listed(portal, eleanor, { first: 2, after });
      seen.push(...page.records.map(({ id }) => id));
      expect(page.records.every(({ optionalIdentifier }) => optionalIdentifier === null)).toBe(true);
      after = page.next;
      if (after === null) break;
    }
    expect(seen).toEqual(ids);
    const { trainees, counts } = await listed(portal, eleanor);
    expect(trainees).toMatchObject([
      { person: { keycloak_id: tomas.keycloakId }, count: 2 },
      { person: { keycloak_id: maya.keycloakId }, count: 3 },
    ]);
    expect(counts).toMatchObject({ isAttending: true, open: 5, reopening: 0 });
    const ofTomas = await listed(portal, eleanor, { trainee: tomas.keycloakId });
    expect(ofTomas.records.map(({ id }) => id)).toEqual([ids[1], ids[3]]);
    expect((await listed(portal, maya)).counts).toMatchObject({ isAttending: false, open: 0 });
  });

  test("the list of an attending contains no deleted records", async () => {
    await forgetAll(portal);
    const { record, seen } = await requestConfirmation(portal);
    await portal.get(
      maya,
      "mutation ($activity: DeleteActivityInput!) { deleteActivity(activity: $activity) { deletedId } }",
      {
        activity: { id: record.id, procedure: { code: record.procedure.code }, groupId: record.groupId },
      },
    );
    expect((await listed(portal, eleanor)).records).toEqual([]);
    expect(await confirm(portal, eleanor, seen)).toMatchObject({ records: [], left: [record.id] });
  });
});

test("the logbook can be filtered by each record's state, and totals can be limited to confirmed records", async () => {
  await forgetAll(portal);
  const confirmed = await requestConfirmation(portal);
  const returned = await requestConfirmation(portal);
  await requestConfirmation(portal);
  await requestConfirmation(portal, { attending: getAttending.yusuf });
  await portal.database.db
    .updateTable("attending")
    .set({ email: null, removed_at: null })
    .where("id", "=", getAttending.yusuf.id as never)
    .execute();
  await confirm(portal, eleanor, confirmed.seen);
  await giveBack(portal, eleanor, returned.seen);
  for (const who of [maya, priya, george, ruth]) {
    for (const confirmation of ["unasked", "open", "confirmed", "returned"]) {
      const { activities } = await portal.get<{
        activities: { totalCount: number; activities: { confirmation: { state: string } }[] };
      }>(
        who,
        "query ($p: ActivitiesSearchParams) { activities(searchParams: $p) { totalCount activities { confirmation { state } } } }",
        { p: { confirmation } },
      );
      expect(activities).toMatchObject({
        totalCount: 1,
        activities: [{ confirmation: { state: confirmation } }],
      });
    }
  }
  const totals = `query ($only: Boolean) { logbookTotals(confirmedOnly: $only) { cases procedures { cases } targets { done } } }`;
  type Totals = { logbookTotals: { cases: number; procedures: { cases: number }[] } };
  expect((await portal.get<Totals>(maya, totals)).logbookTotals.cases).toBe(4);
  expect((await portal.get<Totals>(maya, totals, { only: true })).logbookTotals).toMatchObject({
    cases: 1,
    procedures: [{ cases: 1 }],
  });
  const group = `query ($id: Int!, $only: Boolean) { logbookGroupTotals(groupId: $id, confirmedOnly: $only) { trainees { cases person { keycloak_id } } } }`;
  type Group = { logbookGroupTotals: { trainees: { cases: number; person: { keycloak_id: string } }[] } };
  const ofMaya = async (only: boolean) =>
    (
      await portal.get<Group>(priya, group, { id: confirmed.record.groupId, only })
    ).logbookGroupTotals.trainees.find(({ person }) => person.keycloak_id === maya.keycloakId)?.cases;
  expect(await ofMaya(false)).toBe(4);
  expect(await ofMaya(true)).toBe(1);
});
