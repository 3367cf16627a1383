import { type CastPerson, cast, getCustomer, getGroup, getStation } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { unbranded } from "../support/unbranded.ts";
import { aRun, type RunFacts } from "./runs.ts";

const northgate = getCustomer("northgate").id;
const lakeside = getCustomer("lakeside").id;
const residents = getGroup("irResidents").id;

const portal = setUpCastApp();
beforeEach(async () => {
  await portal.database.db.deleteFrom("simulator_activity").execute();
});

const run = (facts: RunFacts) => aRun(portal.database.db, facts);

type Page = {
  readonly count: number;
  readonly activities: readonly {
    readonly id: string;
    readonly createdBy: { readonly first_name: string; readonly email: string | null };
    readonly ipAddress: string | null;
  }[];
};
const fields = "id createdBy { first_name email } ipAddress";

async function all(who: CastPerson, groups: readonly number[] | null = null): Promise<Page> {
  const { allVistActivities } = await portal.get<{ allVistActivities: Page }>(
    who,
    `query ($groups: [Int!]) { allVistActivities(groups: $groups) { count activities { ${fields} } } }`,
    { groups },
  );
  return allVistActivities;
}

async function own(who: CastPerson, groups: readonly number[] | null = null): Promise<Page> {
  const { vistActivities } = await portal.get<{ vistActivities: Page }>(
    who,
    `query ($groups: [Int!]) { vistActivities(groups: $groups) { count activities { ${fields} } } }`,
    { groups },
  );
  return vistActivities;
}

async function one(who: CastPerson, id: string): Promise<Page["activities"][number] | null> {
  const { vistActivity } = await portal.get<{ vistActivity: Page["activities"][number] | null }>(
    who,
    `query ($id: ID!) { vistActivity(id: $id) { ${fields} } }`,
    { id },
  );
  return vistActivity;
}

const getIds = ({ activities }: Page) => activities.map(({ id }) => id);

/** Takes the person out of their group, or brings them back. */
async function leave(person: CastPerson): Promise<void> {
  await unbranded(portal.database.db)
    .deleteFrom("customer_group_member")
    .where("user_id", "=", person.userId)
    .where("group_id", "=", residents)
    .execute();
}
async function join(person: CastPerson): Promise<void> {
  await unbranded(portal.database.db)
    .insertInto("customer_group_member")
    .values({ user_id: person.userId, group_id: residents, role: "learner" })
    .execute();
}

describe("read access to a run", () => {
  test("a run is readable by its owner, the group's and customer's admins and sys_admin; for others it does not exist (6.015)", async () => {
    const id = await run({ by: cast.maya });
    for (const reader of [cast.maya, cast.priya, cast.george, cast.ruth]) {
      expect((await one(reader, id))?.id, reader.firstName).toBe(id);
    }
    for (const stranger of [
      cast.tomas,
      cast.lukas,
      cast.helena,
      cast.aiko,
      cast.ingrid,
      cast.daniel,
      cast.wei,
    ]) {
      expect(await one(stranger, id), stranger.firstName).toBeNull();
    }
    expect(await one(cast.tomas, "00000000-0000-4000-8000-000000000000")).toBeNull();
    expect(await one(cast.tomas, "no uuid")).toBeNull();
  });

  test("a group admin loses sight of a person's runs when the person leaves, and regains it when they return (6.014)", async () => {
    const id = await run({ by: cast.maya });
    expect(getIds(await all(cast.priya))).toEqual([id]);
    await leave(cast.maya);
    try {
      expect(await all(cast.priya)).toEqual({ count: 0, activities: [] });
      expect(await one(cast.priya, id)).toBeNull();
      expect(getIds(await all(cast.george))).toEqual([id]);
      expect(getIds(await own(cast.maya))).toEqual([id]);
    } finally {
      await join(cast.maya);
    }
    expect(getIds(await all(cast.priya))).toEqual([id]);
  });

  test("membership in a removed group grants no rights", async () => {
    const id = await run({ by: cast.maya });
    const set = (at: Date | null) =>
      unbranded(portal.database.db)
        .updateTable("customer_group")
        .set({ removed_at: at })
        .where("id", "=", residents)
        .execute();
    await set(new Date());
    try {
      expect(await all(cast.priya)).toEqual({ count: 0, activities: [] });
      expect(await all(cast.priya, [residents])).toEqual({ count: 0, activities: [] });
      expect(await one(cast.priya, id)).toBeNull();
    } finally {
      await set(null);
    }
  });

  test("a run for another customer is not shown to the group's admin, and one without a customer only to its person", async () => {
    const elsewhere = await run({ by: cast.maya, customerId: lakeside });
    const alone = await run({ by: cast.maya, customerId: null });
    expect(await all(cast.priya)).toEqual({ count: 0, activities: [] });
    expect(await all(cast.george)).toEqual({ count: 0, activities: [] });
    expect(getIds(await all(cast.helena))).toEqual([elsewhere]);
    for (const admin of [cast.priya, cast.george, cast.helena]) expect(await one(admin, alone)).toBeNull();
    expect(new Set(getIds(await own(cast.maya)))).toEqual(new Set([elsewhere, alone]));
    expect((await one(cast.ruth, alone))?.id).toBe(alone);
  });

  test("IP and mail address are visible to the person and to admins of group and customer, but not to sys_admin (6.004, X114)", async () => {
    const id = await run({ by: cast.maya, ipAddress: "203.0.113.9" });
    for (const near of [cast.maya, cast.priya, cast.george]) {
      expect(await one(near, id)).toMatchObject({
        ipAddress: "203.0.113.9",
        createdBy: { email: cast.maya.email },
      });
    }
    const hidden = { ipAddress: null, createdBy: { first_name: "Maya", email: null } };
    expect(await one(cast.ruth, id)).toMatchObject(hidden);
    expect((await all(cast.ruth)).activities).toMatchObject([hidden]);
    const ruths = await run({ by: cast.ruth, customerId: null, ipAddress: "203.0.113.1" });
    expect(await one(cast.ruth, ruths)).toMatchObject({ ipAddress: "203.0.113.1" });
  });

  test("the system of a run is named only to people who may open its page: staff, and admins of the system's customer", async () => {
    const { db } = portal.database;
    const { id: station } = getStation("northgateSkillsLab");
    const [ran, elsewhere] = [await run({ by: cast.maya }), await run({ by: cast.maya })];
    const byStaff = await run({ by: cast.ingrid });
    const madeOn = (id: typeof ran, at: string) =>
      sql`update simulator_activity set station_id = ${at}::uuid where id = ${id}`.execute(db);
    await madeOn(ran, station);
    await madeOn(byStaff, station);
    await madeOn(elsewhere, getStation("lakesideLab").id);
    const systemOf = async (who: CastPerson, id: string) =>
      (
        await portal.get<{ vistActivity: { systemId: string | null } }>(
          who,
          "query ($id: ID!) { vistActivity(id: $id) { systemId } }",
          { id },
        )
      ).vistActivity.systemId;
    expect(await systemOf(cast.ruth, ran)).toBe(station);
    expect(await systemOf(cast.ingrid, byStaff)).toBe(station);
    expect(await systemOf(cast.george, ran)).toBe(station);
    expect(await systemOf(cast.george, elsewhere)).toBeNull();
    for (const who of [cast.maya, cast.priya]) expect(await systemOf(who, ran), who.firstName).toBeNull();
    await sql`update station set removed_at = now() where id = ${station}::uuid`.execute(db);
    expect(await systemOf(cast.ruth, ran)).toBeNull();
    await sql`update station set removed_at = null where id = ${station}::uuid`.execute(db);
  });

  test("only admins may list all runs, and only group_admin and customer_admin may filter by group (6.010, 6.011, X27)", async () => {
    const query = "query ($groups: [Int!]) { allVistActivities(groups: $groups) { count } }";
    const getCode = async (who: CastPerson, groups: readonly number[] | null) =>
      (await portal.ask(who, query, { groups })).errors?.[0]?.extensions.code;
    for (const nobody of [cast.maya, cast.aiko, cast.ingrid, cast.daniel, cast.wei, cast.sam]) {
      expect(await getCode(nobody, null), nobody.firstName).toBe("FORBIDDEN");
    }
    for (const admin of [cast.priya, cast.george, cast.ruth])
      expect(await getCode(admin, null), admin.firstName).toBeUndefined();
    expect(await getCode(cast.priya, [residents])).toBeUndefined();
    expect(await getCode(cast.george, [residents])).toBeUndefined();
    expect(await getCode(cast.ruth, [residents])).toBe("FORBIDDEN");
    const rights = "{ user { viewerCanViewAllActivities viewerCanFilterActivitiesByGroup } }";
    expect(await portal.get(cast.priya, rights)).toEqual({
      user: { viewerCanViewAllActivities: true, viewerCanFilterActivitiesByGroup: true },
    });
    expect(await portal.get(cast.george, rights)).toEqual({
      user: { viewerCanViewAllActivities: true, viewerCanFilterActivitiesByGroup: true },
    });
    expect(await portal.get(cast.ruth, rights)).toEqual({
      user: { viewerCanViewAllActivities: true, viewerCanFilterActivitiesByGroup: false },
    });
    expect(await portal.get(cast.maya, rights)).toEqual({
      user: { viewerCanViewAllActivities: false, viewerCanFilterActivitiesByGroup: false },
    });
  });

  test("filtering by a group that one does not administer returns nothing, and the group is not offered (6.014)", async () => {
    const id = await run({ by: cast.maya });
    expect(getIds(await all(cast.priya, [residents]))).toEqual([id]);
    expect(await all(cast.lukas, [residents])).toEqual({ count: 0, activities: [] });
    const query = "{ allVistActivities { allCustomerGroups { id customerName } } }";
    const getGroups = async (who: CastPerson) =>
      (await portal.get(who, query)).allVistActivities.allCustomerGroups.map(({ id: group }) => group);
    expect(await getGroups(cast.priya)).toContain(residents);
    expect(await getGroups(cast.lukas)).not.toContain(residents);
    expect(await getGroups(cast.george)).toContain(residents);
    expect((await getGroups(cast.ruth)).length).toBeGreaterThan((await getGroups(cast.george)).length);
  });

  test("an institution's admin filters by one of its groups and gets no people of other institutions (6.011)", async () => {
    const inGroup = await run({ by: cast.maya });
    const beside = await run({ by: cast.priya, customerId: northgate });
    const elsewhere = await run({ by: cast.maya, customerId: lakeside });
    const neighbours = await run({ by: cast.tomas, customerId: lakeside });
    expect(new Set(getIds(await all(cast.george)))).toEqual(new Set([inGroup, beside]));
    const narrowed = getIds(await all(cast.george, [residents]));
    expect(narrowed).toContain(inGroup);
    for (const other of [elsewhere, neighbours]) expect(narrowed).not.toContain(other);
    const groupsOfLakeside = await unbranded(portal.database.db)
      .selectFrom("customer_group")
      .select("id")
      .where("customer_id", "=", lakeside)
      .execute();
    expect(groupsOfLakeside.length).toBeGreaterThan(0);
    const theirs = groupsOfLakeside.map(({ id }) => id);
    expect(await all(cast.george, theirs)).toEqual({ count: 0, activities: [] });
    expect(await all(cast.helena, [residents])).toEqual({ count: 0, activities: [] });
  });

  test("an analysis export contains all measurements of runs by the admin's people and no others (6.011)", async () => {
    const id = await run({ by: cast.maya });
    await run({ by: cast.tomas, customerId: lakeside });
    const detail = "id source sessionId launchId asked measured evaluated met values resultFormatVersion";
    const query = (list: string) => `{ ${list} { count activities { ${detail} } } }`;
    const expected = {
      count: 1,
      activities: [
        {
          id,
          evaluated: expect.any(Number),
          met: expect.any(Number),
          values: {},
          resultFormatVersion: expect.stringMatching(/^\d/),
        },
      ],
    };
    expect(await portal.get(cast.maya, query("vistActivities"))).toMatchObject({ vistActivities: expected });
    for (const admin of [cast.priya, cast.george])
      expect(await portal.get(admin, query("allVistActivities"))).toMatchObject({
        allVistActivities: expected,
      });
    const one = "query ($id: ID!) { vistActivity(id: $id) { resultFormatVersion definition } }";
    expect(await portal.get(cast.priya, one, { id })).toMatchObject({
      vistActivity: { definition: { metrics: expect.any(Array) } },
    });
    expect(await portal.get(cast.lukas, one, { id })).toEqual({ vistActivity: null });
  });

  test("filtering own runs by group returns the runs made at the customer of that group (6.013, X108)", async () => {
    const at = await run({ by: cast.maya, customerId: northgate });
    const elsewhere = await run({ by: cast.maya, customerId: lakeside });
    expect(new Set(getIds(await own(cast.maya)))).toEqual(new Set([at, elsewhere]));
    expect(getIds(await own(cast.maya, [residents]))).toEqual([at]);
    expect(await own(cast.maya, [getGroup("vascularRotation").id])).toEqual({ count: 0, activities: [] });
    const { customerGroupsByUser } = await portal.get(cast.maya, "{ customerGroupsByUser { id } }");
    expect(customerGroupsByUser.map(({ id }) => id)).toContain(residents);
  });

  test("a run that is visible through two roles is listed once", async () => {
    const id = await run({ by: cast.maya });
    await unbranded(portal.database.db)
      .insertInto("customer_admin")
      .values({ customer_id: northgate, user_id: cast.priya.userId })
      .execute();
    try {
      expect(await all(cast.priya)).toMatchObject({ count: 1, activities: [{ id }] });
    } finally {
      await unbranded(portal.database.db)
        .deleteFrom("customer_admin")
        .where("customer_id", "=", northgate)
        .where("user_id", "=", cast.priya.userId)
        .execute();
    }
  });
});
